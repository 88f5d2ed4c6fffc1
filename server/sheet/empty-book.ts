import { inflateRawSync } from 'node:zlib'
import { writeXlsxStream } from 'hucre/xlsx'
import { zipEntries } from '../files/zip-directory.ts'
import type { SheetOrder } from './sheet-order.ts'

/** A workbook with a heading and no rows yet. */
export interface EmptyBook {
  /** Its files but for the sheet. */
  readonly files: readonly { readonly name: string; readonly text: string }[]
  /** The sheet, open behind its heading, and what closes it. */
  readonly sheet: { readonly name: string; readonly head: string; readonly tail: string }
  /** The look of each column's cells, as the workbook counts looks; 0 is the plain one. */
  readonly looks: readonly number[]
}

const sheetName = 'xl/worksheets/sheet1.xml'
const end = '</sheetData>'

/** What the library makes of the heading: formats, widths and all that a workbook needs beside its rows. */
export async function emptyBook({ name, columns }: SheetOrder): Promise<EmptyBook> {
  const stream = writeXlsxStream([], { name, freezePane: { rows: 1 }, columns: columns.map(({ header, width, format: numFmt }) => ({ header, width, ...(numFmt === undefined ? {} : { numFmt }) })) })
  const files = await filesOf(Buffer.from(await new Response(stream).arrayBuffer()))
  const sheet = files.find((file) => file.name === sheetName)?.text ?? ''
  const at = sheet.lastIndexOf(end)
  if (at < 0) throw new Error('the library writes its sheets otherwise')
  return {
    files: files.filter((file) => file.name !== sheetName),
    sheet: { name: sheetName, head: sheet.slice(0, at), tail: sheet.slice(at) },
    looks: looksOf(sheet, columns.length),
  }
}

async function filesOf(book: Buffer): Promise<{ name: string; text: string }[]> {
  const entries = await zipEntries({ size: book.length, read: async (at, length) => book.subarray(at, at + length) })
  return (entries ?? []).map(({ name, at, packed, method }) => {
    const from = at + 30 + book.readUInt16LE(at + 26) + book.readUInt16LE(at + 28)
    const bytes = book.subarray(from, from + packed)
    return { name, text: (method === 0 ? bytes : inflateRawSync(bytes)).toString() }
  })
}

/** The heading's cells bear the looks of their columns. */
function looksOf(sheet: string, count: number): number[] {
  const cells = [...sheet.matchAll(/<c ([^>]*)>/g)].map(([, attributes = '']) => Number(/ s="(\d+)"/.exec(` ${attributes}`)?.[1] ?? 0))
  if (cells.length !== count) throw new Error('the library writes headings otherwise')
  return cells
}
