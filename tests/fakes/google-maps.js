// A fake of Google's script at its real address. Records calls in window.__google, shows a button for each marker,
// and silently accepts all other calls.
(() => {
  const said = { maps: [], markers: [], fits: [], open: [] };
  const listeners = new WeakMap();
  const quiet = (own) => new Proxy(own, { get: (of, name) => (name in of ? of[name] : () => undefined) });

  function GoogleMap(element, options) {
    said.maps.push({ ...options, size: [element.clientWidth, element.clientHeight] });
    return quiet({ fitBounds: (bounds) => said.fits.push(bounds), getDiv: () => element });
  }

  function Marker({ title, position, label, map }) {
    said.markers.push({ title, position, label });
    const button = document.createElement('button');
    button.textContent = `marker ${title}`;
    button.style.position = 'relative';
    button.style.zIndex = 1;
    const setMap = (on) => (on ? document.body.append(button) : button.remove());
    const own = quiet({ setMap });
    button.onclick = () => listeners.get(own)?.click?.();
    setMap(map);
    return own;
  }

  function InfoWindow() {
    const box = document.createElement('div');
    box.style.position = 'relative';
    box.style.zIndex = 1;
    return quiet({
      setContent: (content) => box.replaceChildren(content),
      open() {
        said.open.push(box.textContent);
        document.body.append(box);
      },
      close: () => box.remove(),
    });
  }

  const event = {
    addListener(thing, name, run) {
      listeners.set(thing, { ...listeners.get(thing), [name]: run });
      return { remove() {} };
    },
    removeListener() {},
    clearInstanceListeners: (thing) => listeners.delete(thing),
  };
  window.__google = said;
  window.google = { maps: { Map: GoogleMap, Marker, InfoWindow, event } };
  const { src } = document.querySelector('script[src*="maps.googleapis.com"]');
  window[new URL(src).searchParams.get('callback')]();
})();
