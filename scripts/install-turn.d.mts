export function takeInstallTurn(root: string, onWait: () => void): Promise<() => void>;
