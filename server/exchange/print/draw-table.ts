import { type Cell, drawRow } from './draw-bordered-row.ts'
import { drawTitle } from './draw-title.ts'
import { inner, page, type Paper } from './pdf-page.ts'
import type { Table } from './print-document.ts'
import { naturalWidth } from './typeset-text.ts'

const sampled = 200
const least = 26

/** A table whose head stands again on each page; rows break between lines of the table, not inside. */
export function drawTable(paper: Paper, table: Table): void {
  const size = sizeFor(table.head.length)
  const widths = columnWidths(table, size)
  const cells = (texts: readonly string[], weight: Cell['weight'], shade: boolean): Cell[] => {
    let x: number = page.left
    return widths.map((width, at) => {
      const cell: Cell = {
        text: texts[at] ?? '',
        x,
        width,
        align: table.head[at]?.figure === true ? 'right' : 'left',
        weight,
        shade,
      }
      x += width
      return cell
    })
  }
  const head = () =>
    drawRow(
      paper,
      cells(
        table.head.map(({ label }) => label),
        'regular',
        true,
      ),
      size,
    )
  drawTitle(paper, table.title)
  head()
  for (const row of table.rows) drawRow(paper, cells(row, 'regular', false), size, head)
  if (table.foot !== null) drawRow(paper, cells(table.foot, 'bold', true), size, head)
  paper.y += 8
}

/** Widths that fill the page: figures as wide as they are, the rest shares what is left by what it holds. */
function columnWidths({ head, rows, foot }: Table, size: number): number[] {
  const texts = [...rows.slice(0, sampled), ...(foot === null ? [] : [foot])]
  const natural = head.map(({ label, figure }, at) => {
    const body = Math.max(0, ...texts.map((row) => naturalWidth(row[at] ?? '', size, figure ? 'bold' : 'regular')))
    // A long label may break; a figure may not.
    return Math.max(least, body + 10, Math.min(naturalWidth(label, size), 64) + 10)
  })
  const total = natural.reduce((sum, width) => sum + width, 0)
  if (total <= inner) return natural.map((width) => (width * inner) / total)
  const fixed = natural.map((width, at) => (head[at]?.figure === true || width <= 56 ? Math.min(width, 110) : 0))
  const narrowest = 2 * least * fixed.filter((width) => width === 0).length
  const left = Math.max(narrowest, inner - fixed.reduce((sum, width) => sum + width, 0))
  const shared = natural.reduce((sum, width, at) => sum + (fixed[at] === 0 ? Math.sqrt(width) : 0), 0)
  const given = natural.map((width, at) => (fixed[at] === 0 ? (left * Math.sqrt(width)) / shared : (fixed[at] ?? 0)))
  const sum = given.reduce((all, width) => all + width, 0)
  return given.map((width) => (width * inner) / sum)
}

function sizeFor(columns: number): number {
  if (columns > 12) return 6.5
  return columns > 8 ? 7.5 : 8.5
}
