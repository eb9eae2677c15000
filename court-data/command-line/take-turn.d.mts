export function takeTurn(name: string, onWait: () => void): Promise<() => void>;
