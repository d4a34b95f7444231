// One quiet sound: it is your turn. Off unless somebody switches it on.

let context: AudioContext | null = null;

export function chime(): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    for (const [i, tone] of [523.25, 659.25].entries()) {
      const gain = context.createGain();
      const wave = context.createOscillator();
      wave.frequency.value = tone;
      gain.gain.setValueAtTime(0, start + i * 0.12);
      gain.gain.linearRampToValueAtTime(0.08, start + i * 0.12 + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.001, start + i * 0.12 + 0.5);
      wave.connect(gain).connect(context.destination);
      wave.start(start + i * 0.12);
      wave.stop(start + i * 0.12 + 0.55);
    }
  } catch {
    // No sound device: silence.
  }
}
