import { inflateRawSync } from 'node:zlib'
import { writeXlsxStream } from 'hucre/xlsx'
import type { SheetColumn } from './sheet-cell.ts'
import type { SheetOrder } from './sheet-writer-messages.ts'
import { zipEntries } from './zip-directory.ts'

/** An order whose columns know how wide they are, in characters. */
interface SizedOrder extends SheetOrder {
  readonly columns: readonly (SheetColumn & { readonly width: number })[]
}

/** A workbook with a heading and no rows yet. */
export interface EmptyBook {
  /** Its files but for the sheet. */
  readonly files: readonly { readonly name: string; readonly text: string }[]
  /** The sheet, open behind its heading, and what closes it. */
  readonly sheet: { readonly name: string; readonly head: string; readonly tail: string }
  /** The look of each column's cells, as the workbook counts looks; 0 is the plain one. */
  readonly looks: readonly number[]
  /** The same in bold on the heading's tint. */
  readonly bold: readonly number[]
}

const sheetName = 'xl/worksheets/sheet1.xml'
const stylesName = 'xl/styles.xml'
const end = '</sheetData>'

/** What the library makes of the heading: formats, widths and all that a workbook needs beside its rows. */
export async function emptyBook({ name, columns }: SizedOrder): Promise<EmptyBook> {
  const stream = writeXlsxStream([], {
    name,
    freezePane: { rows: 1 },
    columns: columns.map(({ header, width, format: numFmt }) => ({
      header,
      width,
      ...(numFmt === undefined ? {} : { numFmt }),
    })),
  })
  const files = await filesOf(Buffer.from(await new Response(stream).arrayBuffer()))
  const sheet = files.find((file) => file.name === sheetName)?.text ?? ''
  const looks = looksOf(sheet, columns.length)
  const styled = headed(files.find((file) => file.name === stylesName)?.text ?? '')
  const at = sheet.lastIndexOf(end)
  if (at < 0 || styled === null) throw new Error('the library writes its sheets otherwise')
  const bold = looks.map((look) => look + styled.count)
  return {
    files: files
      .filter((file) => file.name !== sheetName)
      .map((file) => (file.name === stylesName ? { ...file, text: styled.text } : file)),
    sheet: { name: sheetName, head: withHeadLooks(sheet.slice(0, at), bold), tail: sheet.slice(at) },
    looks,
    bold,
  }
}

/** The styles with a heading's look beside each look: bold on a tint, its numbers as they were. */
function headed(styles: string): { readonly text: string; readonly count: number } | null {
  const looks = /<cellXfs count="\d+">(.*?)<\/cellXfs>/.exec(styles)?.[1]
  const own = looks?.match(/<xf [^>]*\/>/g)
  if (looks === undefined || !own || !styles.includes(plainFonts) || !styles.includes(plainFills)) return null
  const bold = own.map((look) =>
    look.replace('fontId="0"', 'fontId="1" applyFont="true"').replace('fillId="0"', 'fillId="2" applyFill="true"'),
  )
  const text = styles
    .replace(plainFonts, boldFonts)
    .replace(plainFills, tintedFills)
    .replace(
      /<cellXfs count="\d+">.*?<\/cellXfs>/,
      `<cellXfs count="${own.length * 2}">${own.join('')}${bold.join('')}</cellXfs>`,
    )
  return { text, count: own.length }
}

const plainFonts = '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>'
const boldFonts =
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>'
const grey = '<fill><patternFill patternType="gray125"/></fill></fills>'
const plainFills = `<fills count="2"><fill><patternFill patternType="none"/></fill>${grey}`
const tintedFills = plainFills
  .replace('count="2"', 'count="3"')
  .replace(
    '</fills>',
    '<fill><patternFill patternType="solid"><fgColor rgb="FFE3ECF5"/><bgColor indexed="64"/></patternFill></fill></fills>',
  )

function withHeadLooks(head: string, bold: readonly number[]): string {
  const at = head.indexOf('<row ')
  let column = -1
  return (
    head.slice(0, at) +
    head
      .slice(at)
      .replaceAll(
        /<c ([^>]*?)(?: s="\d+")?>/g,
        (_cell, attributes: string) => `<c ${attributes} s="${bold[(column += 1)] ?? 0}">`,
      )
  )
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
  const cells = [...sheet.matchAll(/<c ([^>]*)>/g)].map(([, attributes = '']) =>
    Number(/ s="(\d+)"/.exec(` ${attributes}`)?.[1] ?? 0),
  )
  if (cells.length !== count) throw new Error('the library writes headings otherwise')
  return cells
}
