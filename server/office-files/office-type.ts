/** What an office file is, by the codes of dictionary officeType: text, table, slides, fixed pages. */
export type OfficeType = 'w' | 's' | 'p' | 'f'

const types: Readonly<Record<string, OfficeType>> = { docx: 'w', xlsx: 's', pptx: 'p', pdf: 'f', ofd: 'f' }

/** The type of a file with that extension; null when the frame does not open such files. */
export function officeTypeOf(extension: string): OfficeType | null {
  return Object.hasOwn(types, extension) ? (types[extension] ?? null) : null
}
