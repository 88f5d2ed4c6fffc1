import { collected, drawParts } from '../print/draw-pdf.ts'
import { drawTitle } from '../print/draw-title.ts'
import { drawWatermark } from '../print/draw-watermark.ts'
import { addA4, inner, leading, openPdf, page, paperOn } from '../print/pdf-page.ts'
import { setText } from '../print/typeset-text.ts'
import { paperNotes } from './docx-content.ts'
import { drawDocx } from './draw-docx.ts'
import type { PaperOrder } from './paper-thread-messages.ts'
import { readDocx } from './read-docx.ts'

const size = 9

/** A docx as PDF, its approval on pages after it, and what it does not show at the end. */
export async function drawPaper({ bytes, title, mark, parts, said }: PaperOrder): Promise<Buffer> {
  const content = await readDocx(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const pdf = openPdf(title)
  const finished = collected(pdf)
  drawDocx(pdf, content)
  const notes = paperNotes.filter((note) => content.notes.has(note))
  if (parts.length > 0 || notes.length > 0) {
    addA4(pdf)
    const paper = paperOn(pdf)
    drawParts(paper, parts)
    if (notes.length > 0) {
      drawTitle(paper, said.heading)
      for (const note of notes) {
        const height = setText(said[note], size, inner).length * leading(size)
        if (paper.room() < height) paper.newPage()
        paper.text(said[note], { x: page.left, y: paper.y, size })
        paper.y += height
      }
    }
  }
  if (mark !== null) drawWatermark(pdf, mark)
  pdf.end()
  return finished
}
