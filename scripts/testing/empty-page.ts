// Test files of one worker share its document: each begins with an empty one. The contract's live region stays, since
// the contract makes it once in a page.
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
for (const { name } of [...document.documentElement.attributes])
  document.documentElement.removeAttribute(name);
for (const child of [...document.body.children]) {
  if (child.hasAttribute('data-announcements')) child.replaceChildren();
  else child.remove();
}
