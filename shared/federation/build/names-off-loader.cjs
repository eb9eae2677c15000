// Takes the names for developer tools off a library's components, and says that making a component has no effect: else
// every component of the library stays in the file, used or not.
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "\w*";$/gm, '')
    .replace(/= (\w+\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
