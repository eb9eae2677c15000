/** What polling answers with: scripts that the SDK runs in an iframe and that call its page's functions. */
const CALLBACK_ID = /^\w{1,64}$/;
const toScript = (json: string) =>
  json
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
    .replace(/</g, '\\u003c');

export function isCallbackId(id: string): boolean {
  return CALLBACK_ID.test(id);
}

/** The first answer also defines the functions the later ones call. */
export function startScript(callbackId: string, id: string, password: string, host: string): string {
  const args = [id, password, host].map((text) => toScript(JSON.stringify(text))).join(',');
  return `function pLPCommand(c, a1, a2, a3, a4) {
parent.window["pLPCommand${callbackId}"] && parent.window["pLPCommand${callbackId}"](c, a1, a2, a3, a4);
}
function pRTLPCB(pN, data) {
parent.window["pRTLPCB${callbackId}"] && parent.window["pRTLPCB${callbackId}"](pN, data);
}
pLPCommand('start',${args});
`;
}

export function dataScript(number: number, messages: readonly string[]): string {
  return `pRTLPCB(${number},[${messages.map(toScript).join(',')}]);\n`;
}

/** `lastNumber`: the last data the client should wait for before it closes. */
export function closeScript(lastNumber?: number): string {
  return `typeof pLPCommand === 'function' && pLPCommand('close'${lastNumber ? `,${lastNumber}` : ''});\n`;
}

/** The page the SDK keeps in an iframe so that the server hears when the tab goes. */
export function disconnectPage(query: string): string {
  return `<!doctype html><script>addEventListener('pagehide',()=>fetch(${toScript(JSON.stringify(`/.lp?${query}`))},{keepalive:true}))</script>`;
}
