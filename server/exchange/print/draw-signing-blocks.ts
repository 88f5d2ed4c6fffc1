import { drawTitle } from './draw-title.ts'
import { inner, leading, page, type Paper } from './pdf-page.ts'
import type { Signing } from './print-document.ts'
import { setText } from './typeset-text.ts'

const columns = 2
const gap = 24
const size = 9
/** Room to write in over the rule of a line. */
const written = 16
const width = (inner - gap * (columns - 1)) / columns

/** The parties two beside each other, each with lines to be filled by hand; no block is cut by an edge. */
export function drawSigning(paper: Paper, { title, parties }: Signing): void {
  for (let from = 0; from < parties.length; from += columns) {
    const row = parties.slice(from, from + columns)
    const height = Math.max(...row.map(heightOf))
    if (paper.room() < height + (from === 0 ? 28 : 0)) paper.newPage()
    if (from === 0) drawTitle(paper, title)
    for (const [column, party] of row.entries()) drawParty(paper, party, page.left + column * (width + gap))
    paper.y += height + gap / 2
  }
}

function drawParty(paper: Paper, { name, lines }: Signing['parties'][number], x: number): void {
  let y = paper.y
  paper.text(name, { x, y, size, width }, 'bold')
  y += heightOfText(name)
  for (const line of lines) {
    y += written
    paper.text(line, { x, y, size, width: width / 2 })
    const label = Math.min(width / 2, Math.max(...setText(line, size, width / 2).map((set) => set.width)))
    y += heightOfText(line, width / 2)
    paper.rule(x + label + 6, y, x + width, y)
  }
}

function heightOf({ name, lines }: Signing['parties'][number]): number {
  return heightOfText(name) + lines.reduce((sum, line) => sum + written + heightOfText(line, width / 2), 0)
}

function heightOfText(text: string, room = width): number {
  return setText(text, size, room, 'bold').length * leading(size)
}
