import type { DocxTable, Edge, Side, TableCell, TableRow } from './docx-content.ts'
import { type Box, drawAll, heightOf, plainBox } from './paper-box.ts'
import type { Column } from './paragraph-boxes.ts'

type LayOut = (blocks: TableCell['blocks'], column: Column) => Box[]

/** A cell with its place and what stands in it. */
interface SetCell {
  readonly cell: TableCell
  readonly x: number
  readonly width: number
  readonly boxes: readonly Box[]
  /** The row below goes on with it. */
  readonly reaches: boolean
}

interface SetRow {
  readonly row: TableRow
  readonly cells: readonly SetCell[]
  height: number
}

/** The rows of a table as boxes; rows that a cell joins are one. */
export function tableBoxes(table: DocxTable, column: Column, gap: number, layOut: LayOut): Box[] {
  const widths = fitted(table.widths, column.width)
  const total = widths.reduce((sum, width) => sum + width, 0)
  const left = { center: (column.width - total) / 2, right: column.width - total, end: column.width - total }[
    table.align
  ]
  const start = Math.max(left ?? table.indent, 0)
  const rows = table.rows.map((row, at) => setRow(row, table.rows[at + 1], { widths, start, column, layOut }))
  const groups = grouped(rows)
  for (const group of groups) stretchForJoined(group)
  const headCount = table.rows.findIndex(({ head }) => !head)
  const heads: Box[] = []
  return groups.map((group, at): Box => {
    const isHead = at < headCount
    const box = { ...boxOf(group, isHead ? [] : [...heads]), gap: at === 0 ? gap : 0, keep: isHead }
    if (isHead) heads.push({ ...box, gap: 0 })
    return box
  })
}

function fitted(widths: readonly number[], room: number): readonly number[] {
  const total = widths.reduce((sum, width) => sum + width, 0)
  if (total <= 0) return widths.map(() => room / widths.length)
  return total > room * 1.1 ? widths.map((width) => (width * room) / total) : widths
}

interface Table {
  readonly widths: readonly number[]
  readonly start: number
  readonly column: Column
  readonly layOut: LayOut
}

function setRow(row: TableRow, next: TableRow | undefined, { widths, start, column, layOut }: Table): SetRow {
  const sum = (from: number, to: number) => widths.slice(from, to).reduce((all, width) => all + width, 0)
  const cells = row.cells.map((cell): SetCell => {
    const width = Math.max(sum(cell.column, cell.column + cell.span), 10)
    const inner = Math.max(width - cell.margins.left - cell.margins.right, 5)
    return {
      cell,
      x: start + sum(0, cell.column),
      width,
      boxes: cell.continues ? [] : layOut(cell.blocks, { ...column, width: inner }),
      reaches: next?.cells.some((below) => below.column === cell.column && below.continues) ?? false,
    }
  })
  const full = Math.max(...cells.filter(({ reaches }) => !reaches).map(cellHeight), 0)
  return { row, cells, height: row.exact ? row.height : Math.max(full, row.height, 4) }
}

function cellHeight({ cell: { margins, continues }, boxes }: SetCell): number {
  return continues ? 0 : heightOf(boxes) + margins.top + margins.bottom
}

function grouped(rows: readonly SetRow[]): SetRow[][] {
  const groups: SetRow[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last !== undefined && last.at(-1)?.cells.some(({ reaches }) => reaches)) last.push(row)
    else groups.push([row])
  }
  return groups
}

/** The last of joined rows is as high as what reaches over them wants. */
function stretchForJoined(group: readonly SetRow[]): void {
  for (const [at, { cells }] of group.entries()) {
    for (const cell of cells.filter(({ reaches }) => reaches)) {
      const rows = group.slice(at, at + joinedRows(group, at, cell))
      const last = rows.at(-1)
      const missing = cellHeight(cell) - rows.reduce((sum, { height }) => sum + height, 0)
      if (last !== undefined && missing > 0) last.height += missing
    }
  }
}

function joinedRows(group: readonly SetRow[], at: number, { cell }: SetCell): number {
  const below = group.slice(at + 1)
  const end = below.findIndex(
    ({ cells }) => !cells.some((one) => one.cell.column === cell.column && one.cell.continues),
  )
  return 1 + (end < 0 ? below.length : end)
}

function boxOf(group: readonly SetRow[], heads: readonly Box[]): Box {
  const [first] = group
  const height = group.reduce((sum, row) => sum + row.height, 0)
  const isWhole = group.length > 1 || first === undefined || first.row.exact
  return {
    ...plainBox,
    height,
    heads,
    draw: (pdf, x, top) => {
      let y = top
      for (const [at, row] of group.entries()) {
        for (const cell of row.cells) {
          const rows = group.slice(at, at + (cell.reaches ? joinedRows(group, at, cell) : 1))
          drawCell(pdf, cell, { x: x + cell.x, y, height: rows.reduce((sum, one) => sum + one.height, 0) })
        }
        y += row.height
      }
    },
    split: isWhole ? null : (room) => splitRow(first, room, heads),
  }
}

/** A row in two, between lines; null where not a line of it has room. */
function splitRow(row: SetRow, room: number, heads: readonly Box[]): readonly [Box, Box] | null {
  const parts = row.cells.map((cell) => {
    const { margins } = cell.cell
    let [count, height] = [0, margins.top + margins.bottom]
    for (const box of cell.boxes) {
      const more = box.height + (count === 0 ? 0 : box.gap)
      if (height + more > room) break
      height += more
      count += 1
    }
    return { cell, count, height }
  })
  if (parts.some(({ cell, count }) => cell.boxes.length > 0 && count === 0)) return null
  if (parts.every(({ cell, count }) => count === cell.boxes.length)) return null
  const made = (height: number, boxes: (part: (typeof parts)[number]) => readonly Box[]): Box => {
    const cells = parts.map((part) => ({ ...part.cell, boxes: boxes(part) }))
    return boxOf([{ row: row.row, cells, height: Math.max(height, ...cells.map(cellHeight)) }], heads)
  }
  return [
    made(Math.max(...parts.map(({ height }) => height)), ({ cell, count }) => cell.boxes.slice(0, count)),
    made(0, ({ cell, count }) => cell.boxes.slice(count)),
  ]
}

function drawCell(
  pdf: PDFKit.PDFDocument,
  { cell, width, boxes }: SetCell,
  { x, y, height }: { readonly x: number; readonly y: number; readonly height: number },
): void {
  if (cell.continues) return
  if (cell.shade !== null) pdf.rect(x, y, width, height).fill(cell.shade)
  const free = Math.max(height - heightOf(boxes) - cell.margins.top - cell.margins.bottom, 0)
  const down = { top: 0, center: free / 2, bottom: free }[cell.middle]
  drawAll(pdf, boxes, x + cell.margins.left, y + cell.margins.top + down)
  const ends: Readonly<Record<Side, readonly [number, number, number, number]>> = {
    top: [x, y, x + width, y],
    bottom: [x, y + height, x + width, y + height],
    left: [x, y, x, y + height],
    right: [x + width, y, x + width, y + height],
  }
  for (const side of ['top', 'left', 'bottom', 'right'] as const) drawEdge(pdf, cell.edges[side], ends[side])
}

function drawEdge(
  pdf: PDFKit.PDFDocument,
  edge: Edge | null,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
): void {
  if (edge !== null) pdf.moveTo(x1, y1).lineTo(x2, y2).lineWidth(edge.width).strokeColor(edge.color).stroke()
}
