/** Saves a text as a file. */
export function download(text: string, name: string, type = 'text/plain'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.target = '_blank';
  link.click();
  URL.revokeObjectURL(link.href);
}
