/** A text as typing compares it: lower case, ё as е, full-width forms as plain ones. */
export function foldForSearch(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').trim()
}
