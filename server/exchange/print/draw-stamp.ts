import { drawTitle } from './draw-title.ts'
import { inner, leading, page, type Paper } from './pdf-page.ts'
import type { Stamp } from './print-document.ts'
import { setText } from './typeset-text.ts'

const red = '#c8102e'
const radius = 40
const size = 8.5
const small = 6

/** The mark of an approval: a round stamp where somebody stamped, the fingerprint, and whether it still fits. */
export function drawStamp(paper: Paper, { title, owner, lines, fits, verdict }: Stamp): void {
  const left = owner === null ? page.left : page.left + radius * 2 + 16
  const width = inner - (left - page.left)
  const height = [...lines, verdict].reduce((sum, text) => sum + setText(text, size, width).length * leading(size), 0)
  const whole = Math.max(height, owner === null ? 0 : radius * 2) + 36
  if (paper.room() < whole) paper.newPage()
  drawTitle(paper, title)
  const top = paper.y
  if (owner !== null) drawRing(paper, owner, page.left + radius + 2, top + radius)
  const verdictColor = fits ? '#1b6e46' : red
  for (const [at, text] of [...lines, verdict].entries()) {
    const last = at === lines.length
    const color = last ? verdictColor : '#111'
    paper.text(text, { x: left, y: paper.y, size, width, color }, last ? 'bold' : 'regular')
    paper.y += setText(text, size, width, last ? 'bold' : 'regular').length * leading(size)
  }
  paper.y = Math.max(paper.y, owner === null ? 0 : top + radius * 2) + 8
}

/** A ring with a star, and whose it is across it. */
function drawRing(paper: Paper, owner: string, x: number, y: number): void {
  paper.pdf.lineWidth(2.2).strokeColor(red).circle(x, y, radius).stroke()
  paper.pdf
    .polygon(...star(x, y - radius * 0.32, radius * 0.34))
    .fillColor(red)
    .fill()
  // A stamp speaks one language, in at most two lines.
  const [name = ''] = owner.split('\n')
  const room = radius * 1.6
  for (const [at, line] of setText(name, small, room, 'bold').slice(0, 2).entries())
    paper.line(line, {
      x: x - room / 2,
      y: y + radius * 0.1 + at * leading(small),
      size: small,
      width: room,
      align: 'center',
      color: red,
    })
}

function star(x: number, y: number, size: number): [number, number][] {
  return Array.from({ length: 10 }, (_, at): [number, number] => {
    const reach = at % 2 === 0 ? size : size * 0.382
    const angle = -Math.PI / 2 + (at * Math.PI) / 5
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
  })
}
