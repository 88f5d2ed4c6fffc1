import { drawTitle } from './draw-title.ts'
import { inner, leading, page, type Paper } from './pdf-page.ts'
import type { Signature, Signatures } from './print-document.ts'
import { setText } from './typeset-text.ts'

const columns = 3
const gap = 10
const picture = { width: 150, height: 56 }
const size = 7
const width = (inner - gap * (columns - 1)) / columns

/** Signatures three beside each other, each over the name of whose it is. */
export function drawSignatures(paper: Paper, { title, signatures }: Signatures): void {
  const rows = Array.from({ length: Math.ceil(signatures.length / columns) }, (_, at) =>
    signatures.slice(at * columns, (at + 1) * columns),
  )
  for (const [at, row] of rows.entries()) {
    const height = picture.height + 6 + Math.max(...row.map(textHeight))
    if (paper.room() < height + (at === 0 ? 28 : 0)) paper.newPage()
    if (at === 0) drawTitle(paper, title)
    for (const [column, signature] of row.entries()) drawOne(paper, signature, page.left + column * (width + gap))
    paper.y += height + gap
  }
}

function drawOne(paper: Paper, { picture: bytes, lines, broken }: Signature, x: number): void {
  paper.pdf.image(Buffer.from(bytes), x, paper.y, { fit: [picture.width, picture.height], valign: 'bottom' })
  let y = paper.y + picture.height + 2
  paper.rule(x, y, x + width, y)
  y += 3
  for (const text of textsOf({ lines, broken })) {
    paper.text(text, { x, y, size, width, color: text === broken ? '#c8102e' : '#111' })
    y += setText(text, size, width).length * leading(size)
  }
}

function textHeight(signature: Signature): number {
  return textsOf(signature).reduce((sum, text) => sum + setText(text, size, width).length * leading(size), 0)
}

function textsOf({ lines, broken }: Pick<Signature, 'lines' | 'broken'>): readonly string[] {
  return broken === null ? lines : [...lines, broken]
}
