import { colToLetter } from 'hucre/xlsx'
import type { SheetCell, SheetRow } from './sheet-cell.ts'

/** Writes rows as a sheet holds them; `looks` are the looks of the columns. */
export function rowXml(looks: readonly number[]): (row: SheetRow, nr: number) => string {
  const columns = looks.map((look, at) => ({ letter: colToLetter(at), look: look === 0 ? '' : ` s="${look}"` }))
  return (row, nr) => {
    let xml = `<row r="${nr}">`
    for (const [at, { letter, look }] of columns.entries())
      xml += cellXml(row[at] ?? null, `<c r="${letter}${nr}"${look}`)
    return `${xml}</row>`
  }
}

function cellXml(value: SheetCell, opening: string): string {
  if (value === null) return ''
  if (typeof value === 'number') return `${opening}><v>${value}</v></c>`
  return `${opening} t="inlineStr"><is><t${loose.test(value) ? ' xml:space="preserve"' : ''}>${escaped(value)}</t></is></c>`
}

// Readers drop such white space unless they are told to keep it.
const loose = /^\s|\s$|[\n\t]/
/** An underscore that would be read as the beginning of an escape of the format, as in `_x0041_`. */
export const escapeLike = /_(?=x[\dA-Fa-f]{4}_)/
const special = new RegExp(`[&<>]|(?![\\t\\n])\\p{Cc}|${escapeLike.source}`, 'u')
const every = new RegExp(special.source, 'gu')
const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escaped(text: string): string {
  return special.test(text)
    ? text.replaceAll(
        every,
        (sign) => named[sign] ?? `_x${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}_`,
      )
    : text
}
