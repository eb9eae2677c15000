// Test files of one worker share its document: each begins with an empty one. The contract makes its live region anew where
// it is gone; what a file before said late then comes into no region that is looked at.
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
for (const { name } of [...document.documentElement.attributes])
  document.documentElement.removeAttribute(name);
document.body.replaceChildren();
