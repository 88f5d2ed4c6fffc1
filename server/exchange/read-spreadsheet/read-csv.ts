import { parseCsv } from 'hucre/csv'
import { decodeText } from '../../../core/values/decode-text.ts'
import type { RawRow, RawSheet } from '../import/raw-row.ts'

/** The rows of a csv, whatever its encoding and its sign between values. */
export function readCsv(bytes: Buffer): RawSheet {
  const text = decodeText(bytes).replace(/^\ufeff/, '')
  const rows = parseCsv(text, { delimiter: separatorOf(text), skipEmptyRows: false })
  return { counts1904: false, rows: rows.map((cells, at): RawRow => ({ row: at + 1, cells })) }
}

const separators = [',', ';', '\t'] as const

/** The sign that stands most often outside quotes in the first lines. */
export function separatorOf(text: string): string {
  const start = text
    .slice(0, 20_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r?\n/)
    .slice(0, 10)
    .join('\n')
  const counts = separators.map((sign) => start.split(sign).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}
