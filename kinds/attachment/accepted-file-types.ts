/** FIL-06: `pdf`, `文档` (documents), `image`, or a list of extensions; absent takes everything the server takes. */
export type Accept = 'pdf' | '文档' | 'image' | readonly string[]

const documents = ['txt', 'doc', 'docx', 'xls', 'xlsx'] as const
const images = ['jpg', 'jpeg', 'bmp', 'png', 'gif'] as const
// A program is no paper: a field that takes everything does not take one.
const programs = ['apk', 'hap', 'ipa']
const usual = ['pdf', ...documents, ...images, 'zip']

/** The extensions a file should have had instead of its own; null when the field takes it. */
export function betterThan(extension: string, accept: Accept | undefined): readonly string[] | null {
  const allowed = extensionsOf(accept)
  if (allowed === null) return programs.includes(extension) ? usual : null
  return allowed.includes(extension) ? null : allowed
}

/** Extensions in lower case that a field takes, or null for any. */
export function extensionsOf(accept: Accept | undefined): readonly string[] | null {
  if (accept === undefined) return null
  if (accept === 'pdf') return ['pdf']
  if (accept === '文档') return documents
  return typeof accept === 'string' ? images : accept.map((name) => name.toLowerCase().replace(/^\./, ''))
}
