/** ms until the file is let go: some browsers ask the reader first and read it only then */
const KEEP = 60_000;

/** Offers `text` to the reader as a file to open or save. */
export function offerFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP);
}
