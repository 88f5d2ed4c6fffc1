import { leading, paperOn, type Paper } from '../print/pdf-page.ts'
import { setText } from '../print/typeset-text.ts'

/** Points of one millimetre. */
const mm = 72 / 25.4
// Printers leave out the edges.
const edge = 15
const fifty = 50
const size = 9

/** Points of a length in millimetres, which is a decimal. */
export function pointsOf(length: string): number {
  return Number(length) * mm
}

/** A sheet with rulers along its left and upper edges, counted from the edges of the paper, and what to do with them. */
export function drawTestSheet(pdf: PDFKit.PDFDocument, width: number, height: number, lines: readonly string[]): void {
  pdf.addPage({ size: [width, height], margins: { top: 0, left: 0, right: 0, bottom: 0 } })
  const paper = paperOn(pdf)
  for (let at = edge; at * mm < width - edge * mm; at += 1) {
    const long = lengthOf(at)
    paper.rule(at * mm, edge * mm, at * mm, (edge + long) * mm, '#111')
    if (at % 10 === 0) number(paper, at, at * mm - 10, (edge + long) * mm, 'center')
  }
  for (let at = edge; at * mm < height - edge * mm; at += 1) {
    const long = lengthOf(at)
    paper.rule(edge * mm, at * mm, (edge + long) * mm, at * mm, '#111')
    // Where both rulers begin one number is enough.
    if (at % 10 === 0 && at > edge + 10) number(paper, at, (edge + long + 1) * mm, at * mm - size / 2, 'left')
  }
  cross(paper, fifty * mm, fifty * mm)
  write(paper, width, lines)
}

function lengthOf(at: number): number {
  if (at % 10 === 0) return 5
  return at % 5 === 0 ? 3.5 : 2
}

function number(paper: Paper, at: number, x: number, y: number, align: 'left' | 'center'): void {
  paper.text(String(at), { x, y, size: 7, width: 20, align })
}

function cross(paper: Paper, x: number, y: number): void {
  paper.rule(x - 4 * mm, y, x + 4 * mm, y, '#111')
  paper.rule(x, y - 4 * mm, x, y + 4 * mm, '#111')
}

function write(paper: Paper, width: number, lines: readonly string[]): void {
  const x = (fifty + 8) * mm
  const room = width - x - edge * mm
  let y = (edge + 12) * mm
  for (const line of lines) {
    paper.text(line, { x, y, size, width: room })
    y += setText(line, size, room).length * leading(size)
  }
}
