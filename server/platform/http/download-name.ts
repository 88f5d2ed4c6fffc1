import { allowedTypes, extensionOf } from './allowed-file-types.ts'

const longest = 200
// Control characters, and marks that turn the reading direction: `exe.fdp` would read as `pdf.exe`.
const unseen = /[\p{Cc}\p{Cf}\p{Surrogate}\u2028\u2029]/gu

/** A file's name as people gave it, without folders and without what cannot be seen. */
export function plainName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? ''
  const name = last
    .replaceAll(unseen, '')
    .replaceAll(/["<>|:*?]/g, '_')
    .trim()
  if (name.length <= longest) return name
  const extension = extensionOf(name)
  return `${[...name].slice(0, longest - extension.length - 1).join('')}.${extension}`
}

/** The name that a download gets: the chosen one, always ending as the file's type does. */
export function downloadName(chosen: string, stored: string): string {
  const name = plainName(chosen)
  if (name === '') return stored
  const extension = extensionOf(stored)
  const same = allowedTypes[extensionOf(name)]?.mime === allowedTypes[extension]?.mime
  return same && extensionOf(name) !== '' ? name : `${name}.${extension}`
}

/** `Content-Disposition` of a download (RFC 6266): an ASCII name for old clients, the true one in UTF-8. */
export function attachmentHeader(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
