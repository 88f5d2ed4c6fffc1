/** A text as typing compares it: lower case, ё as е, full-width forms as plain ones. */
export function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').trim()
}
