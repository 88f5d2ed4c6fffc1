import { PDFDocument, PrintScaling } from '@cantoo/pdf-lib'
import { collected, drawParts } from '../print/draw-pdf.ts'
import { drawTitle } from '../print/draw-title.ts'
import { drawWatermark } from '../print/draw-watermark.ts'
import { addA4, inner, leading, openPdf, page, paperOn } from '../print/pdf-page.ts'
import { setText } from '../print/typeset-text.ts'
import { paperNotes } from './docx-content.ts'
import type { DocxContent } from './docx-content.ts'
import { drawDocx } from './draw-docx.ts'
import { drawTestSheet, pointsOf } from './draw-test-sheet.ts'
import type { PaperOrder } from './paper-thread-messages.ts'
import { readDocx } from './read-docx.ts'

const size = 9

/** A docx as PDF, its approval on pages after it, and what it does not show at the end; on a form its pages alone. */
export async function drawPaper({ bytes, title, mark, parts, form, said }: PaperOrder): Promise<Buffer> {
  const content = await readDocx(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const pdf = openPdf(title)
  const finished = collected(pdf)
  if (form !== undefined) {
    drawForm(pdf, content, form)
    if (mark !== null && form.lines === null) drawWatermark(pdf, mark)
    pdf.end()
    return unscaled(await finished)
  }
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

/** The pages of a docx, or a test sheet as large as they are, moved as its printer needs it. */
function drawForm(
  pdf: PDFKit.PDFDocument,
  content: DocxContent,
  { x, y, lines }: NonNullable<PaperOrder['form']>,
): void {
  pdf.on('pageAdded', () => pdf.translate(pointsOf(x), pointsOf(y)))
  const [section] = content.sections
  if (lines === null || section === undefined) drawDocx(pdf, content)
  else drawTestSheet(pdf, section.width, section.height, lines)
}

/** Asks whoever prints it to leave its size alone. */
async function unscaled(bytes: Buffer): Promise<Buffer> {
  const pdf = await PDFDocument.load(bytes)
  pdf.catalog.getOrCreateViewerPreferences().setPrintScaling(PrintScaling.None)
  return Buffer.from(await pdf.save())
}
