import { encode } from 'uqr'
import { drawPairs } from './draw-label-values.ts'
import { drawSignatures } from './draw-signatures.ts'
import { drawSigning } from './draw-signing-blocks.ts'
import { drawStamp } from './draw-stamp.ts'
import { drawTable } from './draw-table.ts'
import { drawWatermark } from './draw-watermark.ts'
import { inner, leading, openPaper, page, type Paper } from './pdf-page.ts'
import type { Sheet, SheetPart } from './print-document.ts'
import { setText } from './typeset-text.ts'

const codeSize = 58

/** A sheet as a PDF: A4 upright, pages numbered, no row cut by an edge that could have stood whole. */
export async function drawSheet(sheet: Sheet): Promise<Buffer> {
  const paper = openPaper([sheet.title.split('\n')[0], sheet.code].filter(Boolean).join(' '))
  const finished = collected(paper.pdf)
  drawHead(paper, sheet)
  drawParts(paper, sheet.parts)
  drawFeet(paper, sheet)
  if (sheet.watermark !== null) drawWatermark(paper.pdf, sheet.watermark)
  paper.pdf.end()
  return finished
}

export function drawParts(paper: Paper, parts: readonly SheetPart[]): void {
  for (const part of parts) {
    if (part.kind === 'pairs') drawPairs(paper, part)
    else if (part.kind === 'table') drawTable(paper, part)
    else if (part.kind === 'signatures') drawSignatures(paper, part)
    else if (part.kind === 'signing') drawSigning(paper, part)
    else drawStamp(paper, part)
  }
}

function drawHead(paper: Paper, { owner, title, notes, code }: Sheet): void {
  const width = inner - (codeSize + 12) * 2
  const x = page.left + codeSize + 12
  const draw = (text: string, size: number, weight: 'regular' | 'bold', color = '#111') => {
    for (const line of setText(text, size, width, weight)) {
      paper.line(line, { x, y: paper.y, size, width, align: 'center', color })
      paper.y += leading(size)
    }
  }
  if (code !== null) drawCode(paper, code)
  draw(owner, 9, 'regular', '#444')
  draw(title, 16, 'bold')
  draw(notes.join('    '), 9, 'regular', '#444')
  paper.y = Math.max(paper.y, code === null ? 0 : page.top + codeSize) + 8
}

function drawCode(paper: Paper, code: string): void {
  const { data, size } = encode(code, { ecc: 'M', border: 0 })
  const dot = codeSize / size
  const x = page.width - page.right - codeSize
  for (const [row, dots] of data.entries()) {
    // Neighbours in one bar: no hairline between them, and a tenth of the file.
    for (let from = 0; from < dots.length; from += 1) {
      let to = from
      while (dots[to] === true) to += 1
      if (to > from) paper.pdf.rect(x + from * dot, page.top + row * dot, (to - from) * dot, dot)
      from = to
    }
  }
  paper.pdf.fill('#000')
}

function drawFeet(paper: Paper, { printed, pageOf }: Sheet): void {
  const { start, count } = paper.pdf.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    paper.pdf.switchToPage(start + at)
    const y = page.height - page.bottom + 14
    paper.rule(page.left, y - 4, page.width - page.right, y - 4)
    paper.text(printed, { x: page.left, y, size: 7.5, color: '#555', width: inner * 0.68 })
    paper.text(pageOf.replaceAll('{page}', String(at + 1)).replaceAll('{pages}', String(count)), {
      x: page.left + inner * 0.68,
      y,
      size: 7.5,
      color: '#555',
      width: inner * 0.32,
      align: 'right',
    })
  }
}

/** The bytes of a document that is being drawn. */
export function collected(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    pdf
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => resolve(Buffer.concat(parts)))
      .on('error', reject)
  })
}
