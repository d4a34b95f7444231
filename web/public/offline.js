// The page without a server: one language, and back to the game as soon as the connection is there.
let lang = navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en';
try {
  lang = JSON.parse(localStorage.getItem('brettwerk-settings') ?? '{}').lang ?? lang;
} catch {
  // Nothing is kept in this browser.
}
document.documentElement.lang = lang;
for (const part of document.querySelectorAll('main [lang]')) part.hidden = part.lang !== lang;
for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => location.reload());
addEventListener('online', () => location.reload());
