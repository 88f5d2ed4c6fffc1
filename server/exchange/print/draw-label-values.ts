import { type Cell, drawRow } from './draw-bordered-row.ts'
import { drawTitle } from './draw-title.ts'
import { inner, page, type Paper } from './pdf-page.ts'
import type { Pair, Pairs } from './print-document.ts'

const size = 9
const labelShare = { 1: 0.2, 2: 0.17 } as const

/** Labels and values in a bordered form, one or two abreast. */
export function drawPairs(paper: Paper, { title, columns, pairs }: Pairs): void {
  drawTitle(paper, title)
  for (const row of rowsOf(pairs, columns)) drawRow(paper, cellsOf(row, columns), size)
  paper.y += 8
}

/** Pairs by rows; a wide one has a row of its own. */
function rowsOf(pairs: readonly Pair[], columns: 1 | 2): Pair[][] {
  const rows: Pair[][] = []
  for (const pair of pairs) {
    const last = rows.at(-1)
    const joins = last !== undefined && last.length < columns && !pair.wide && !last.some(({ wide }) => wide)
    if (joins) last.push(pair)
    else rows.push([pair])
  }
  return rows
}

function cellsOf(row: readonly Pair[], columns: 1 | 2): Cell[] {
  const label = inner * labelShare[columns]
  // One that stands alone takes the whole width.
  const share = inner / row.length
  return row.flatMap(({ label: name, value }, at): Cell[] => {
    const x = page.left + at * share
    return [
      { text: name, x, width: label, align: 'left', weight: 'regular', shade: true },
      { text: value, x: x + label, width: share - label, align: 'left', weight: 'regular', shade: false },
    ]
  })
}
