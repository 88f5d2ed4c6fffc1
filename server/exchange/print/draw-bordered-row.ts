import type { Weight } from './fonts.ts'
import { leading, type Paper, page } from './pdf-page.ts'
import { type SetLine, setText } from './typeset-text.ts'

/** One cell of a row, with its place and its way of writing. */
export interface Cell {
  readonly text: string
  readonly x: number
  readonly width: number
  readonly align: 'left' | 'center' | 'right'
  readonly weight: Weight
  readonly shade: boolean
}

const inset = 4
const above = 3

/**
 * Draws a bordered row as high as its fullest cell. A row that does not fit goes to the next page whole, where
 * `again` repeats what stands over it; one that is higher than a page goes on over several, between lines.
 */
export function drawRow(paper: Paper, cells: readonly Cell[], size: number, again: () => void = () => undefined): void {
  const set = cells.map((cell) => ({ cell, lines: setText(cell.text, size, cell.width - inset * 2, cell.weight) }))
  const most = Math.max(1, ...set.map(({ lines }) => lines.length))
  if (heightOf(most, size) > paper.room() && heightOf(most, size) <= wholePage) turn(paper, again)
  for (let from = 0; from < most;) {
    const fitting = Math.floor((paper.room() - above * 2) / leading(size))
    if (fitting < 1) {
      turn(paper, again)
      continue
    }
    const count = Math.min(fitting, most - from)
    drawPart(
      paper,
      set.map(({ cell, lines }) => ({ cell, lines: lines.slice(from, from + count) })),
      heightOf(count, size),
      size,
    )
    from += count
  }
}

/** How high a row of so many lines is. */
function heightOf(lines: number, size: number): number {
  return lines * leading(size) + above * 2
}

const wholePage = page.height - page.top - page.bottom - 40 // what stands over it comes again

function turn(paper: Paper, again: () => void): void {
  paper.newPage()
  again()
}

function drawPart(
  paper: Paper,
  set: readonly { readonly cell: Cell; readonly lines: readonly SetLine[] }[],
  height: number,
  size: number,
): void {
  const { y, pdf } = paper
  for (const { cell, lines } of set) {
    if (cell.shade) pdf.rect(cell.x, y, cell.width, height).fill('#f2f5f8')
    pdf.rect(cell.x, y, cell.width, height).lineWidth(0.5).strokeColor('#9aa3ad').stroke()
    for (const [at, line] of lines.entries())
      paper.line(line, {
        x: cell.x + inset,
        y: y + above + at * leading(size),
        size,
        width: cell.width - inset * 2,
        align: cell.align,
      })
  }
  paper.y = y + height
}
