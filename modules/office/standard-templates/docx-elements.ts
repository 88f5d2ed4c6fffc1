/** The faces of an official paper by what stands in them; a machine without one takes the nearest. */
type Face = 'title' | 'body' | 'head' | 'plain'

const faces: Readonly<Record<Face, string>> = { title: '方正小标宋简体', body: '仿宋', head: '黑体', plain: '宋体' }

interface Look {
  readonly face?: Face
  /** Points; 12 unless said. */
  readonly size?: number
  readonly bold?: boolean
  readonly color?: string
  /** Points between letters. */
  readonly spread?: number
}

interface Stand {
  readonly align?: 'left' | 'center' | 'right' | 'both'
  /** The first line begins two letters in, as Chinese texts do. */
  readonly indented?: boolean
  readonly before?: number
  readonly after?: number
  /** Points from line to line. */
  readonly line?: number
  readonly kept?: boolean
}

const half = (points: number) => String(Math.round(points * 2))
const twips = (points: number) => String(Math.round(points * 20))

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** A piece of text in one look. */
export function run(text: string, { face = 'plain', size = 12, bold = false, color, spread }: Look = {}): string {
  return `<w:r><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman" w:eastAsia="${faces[face]}"/>${
    bold ? '<w:b/>' : ''
  }${color === undefined ? '' : `<w:color w:val="${color}"/>`}${
    spread === undefined ? '' : `<w:spacing w:val="${twips(spread)}"/>`
  }<w:sz w:val="${half(size)}"/><w:szCs w:val="${half(size)}"/></w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`
}

/** A paragraph of pieces. */
export function line(pieces: readonly string[], stand: Stand = {}, border = ''): string {
  const { align = 'both', indented = false, before = 0, after = 0, line: height = 22, kept = false } = stand
  return `<w:p><w:pPr>${kept ? '<w:keepNext/>' : ''}${border}<w:spacing w:before="${twips(before)}" w:after="${twips(after)}" w:line="${twips(height)}" w:lineRule="atLeast"/>${
    indented ? '<w:ind w:firstLineChars="200" w:firstLine="480"/>' : ''
  }<w:jc w:val="${align}"/></w:pPr>${pieces.join('')}</w:p>`
}

/** A paragraph in one look. */
export function text(words: string, look: Look = {}, stand: Stand = {}): string {
  return line([run(words, look)], stand)
}

/** A line across the page, as stands under a red head. */
export function rule(color: string, points = 2): string {
  return line(
    [],
    { line: 6, after: 14 },
    `<w:pBdr><w:bottom w:val="single" w:sz="${half(points * 4)}" w:space="1" w:color="${color}"/></w:pBdr>`,
  )
}

interface TableOptions {
  /** Widths of the columns in hundredths of the page. */
  readonly widths: readonly number[]
  readonly borders?: boolean
  /** The first row stands on every page. */
  readonly head?: boolean
}

const textWidth = 8_844

/** A table of cells, each of paragraphs. */
export function grid(
  rows: readonly (readonly string[])[],
  { widths, borders = true, head = false }: TableOptions,
): string {
  const edge = borders ? 'single' : 'nil'
  const edges = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((side) => `<w:${side} w:val="${edge}" w:sz="4" w:space="0" w:color="000000"/>`)
    .join('')
  const sizes = widths.map((width) => Math.round((textWidth * width) / 100))
  const cells = (row: readonly string[]) =>
    row
      .map(
        (cell, column) =>
          `<w:tc><w:tcPr><w:tcW w:w="${sizes[column] ?? 0}" w:type="dxa"/><w:vAlign w:val="${borders ? 'center' : 'top'}"/></w:tcPr>${cell}</w:tc>`,
      )
      .join('')
  return `<w:tbl><w:tblPr><w:tblW w:w="${textWidth}" w:type="dxa"/><w:jc w:val="center"/><w:tblBorders>${edges}</w:tblBorders><w:tblLayout w:type="fixed"/><w:tblCellMar><w:left w:w="85" w:type="dxa"/><w:right w:w="85" w:type="dxa"/></w:tblCellMar></w:tblPr><w:tblGrid>${sizes
    .map((size) => `<w:gridCol w:w="${size}"/>`)
    .join('')}</w:tblGrid>${rows
    .map(
      (row, index) =>
        `<w:tr><w:trPr><w:cantSplit/>${head && index === 0 ? '<w:tblHeader/>' : ''}</w:trPr>${cells(row)}</w:tr>`,
    )
    .join('')}</w:tbl>`
}

/** A cell's text. */
export function cell(words: string, look: Look = {}, align: Stand['align'] = 'left'): string {
  return text(words, { size: 10.5, ...look }, { align, line: 16, before: 2, after: 2 })
}
