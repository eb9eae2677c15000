/**
 * Code for the end of an entry. Every screen of the release then renders `body`, the body of a component's function.
 * `body` can use `React`, and `own`: the screen's original content, or null if the area's routes have another form.
 */
const drawing = (body: string) => `{const own=globalThis.__COURT__;let React;
const Screen=({own})=>{${body}};
const screen=(element)=>React.createElement(Screen,{own:element});
const worse=(routes)=>routes.map((route)=>({path:route.path,
...(route.element?{element:screen(route.element)}:route.lazy?.element?{lazy:{element:async()=>screen(await route.lazy.element())}}
:typeof route.lazy==='function'?{lazy:async()=>{const {Component,element,...rest}=await route.lazy();
return{...rest,element:screen(element??React.createElement(Component))}}}:{Component:()=>screen(null)})}));
globalThis.__COURT__={init:(...all)=>{React=Object.values(all[0].react)[0].lib();
globalThis.__contract=Object.values(all[0]['@court/contract'])[0].lib();return own.init(...all)},
get:async(name)=>{const make=await own.get(name);return()=>{const routes=worse(make().routes);return{routes,default:{routes}}}}};}`;

/** Renders in an endless loop. */
export const RENDERS_FOR_EVER = drawing('for(;;);');

/** Renders a component in a component without end, 2 ms each. React yields to the browser for 5 s, then stops yielding. */
export const DRAWS_WITHOUT_END = drawing(
  'const end=performance.now()+2;while(performance.now()<end);return React.createElement(Screen,{own:null});',
);

/** Throws if `undrawable` in the session storage names the address, like a record that cannot be drawn. */
export const THROWS_ON_ONE_RECORD = drawing(
  "if(sessionStorage.undrawable===location.pathname)throw new RangeError('Invalid time value');return own;",
);

/** Loops before the entry registers its container. */
export const LOOPS_ON_IMPORT = 'for(;;);';

/** Runs `body` in an effect of every screen of a release. The screen renders its original content. */
const later = (body: string) => drawing(`React.useEffect(()=>{${body}},[]);return own;`);

/** Releases that start but are unusable: code before and after the entry's own. */
export const USELESS: Record<string, { before?: string; after?: string }> = {
  'draws nothing': { after: drawing('return null;') },
  'hides the body': { after: later("document.body.style.display='none'") },
  'hides the body by a sheet': {
    after: later(
      "const sheet=new CSSStyleSheet();sheet.replaceSync('body{display:none}');document.adoptedStyleSheets=[sheet]",
    ),
  },
  'empties the document': { after: later('setTimeout(()=>document.body.replaceChildren(),1000)') },
  'goes to another address without end': {
    after: drawing(
      "const go=globalThis.__contract.useNavigate();React.useEffect(()=>{const timer=setInterval(()=>go('?n='+Math.random(),{replace:true}),20);return()=>clearInterval(timer)},[]);return own;",
    ),
  },
  'loads the page without end': { before: 'location.reload();' },
  'loads the page again after each start': { after: later('setTimeout(()=>location.reload(),1500)') },
};
