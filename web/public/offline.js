// The page without a server: one language, and back to the game as soon as the server answers.
const EVERY = 3000;
let lang = navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en';
try {
  lang = JSON.parse(localStorage.getItem('brettwerk-settings') ?? '{}').lang ?? lang;
} catch {
  // Nothing is kept in this browser.
}
document.documentElement.lang = lang;
for (const part of document.querySelectorAll('main [lang]')) part.hidden = part.lang !== lang;

const back = () =>
  fetch('./health', { cache: 'no-store' }).then(
    (answer) => answer.ok && location.reload(),
    () => undefined,
  );
for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => void back());
addEventListener('online', () => void back());
setInterval(() => void back(), EVERY);
