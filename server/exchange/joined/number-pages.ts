import { degrees, type PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import { collected } from '../print/draw-pdf.ts'
import { openPdf, paperOn } from '../print/pdf-page.ts'
import { naturalWidth } from '../print/typeset-text.ts'

const size = 8
const label = { width: 72, height: 12 }
const inward = 18
const up = 10

/** Writes `n / total` at the lower right of every page as it is seen. */
export async function numberPages(pdf: PDFDocument): Promise<void> {
  const pages = pdf.getPages()
  const labels = await pdf.embedPdf(
    await drawLabels(pages.length),
    pages.map((_, at) => at),
  )
  for (const [at, page] of pages.entries()) {
    const number = labels[at]
    if (number !== undefined) page.drawPage(number, place(page))
  }
}

/** A small page for each number, in the font of prints: every reader has it then. */
async function drawLabels(count: number): Promise<Buffer> {
  const pdf = openPdf('')
  const finished = collected(pdf)
  for (let number = 1; number <= count; number += 1) {
    pdf.addPage({ size: [label.width, label.height], margins: { left: 0, right: 0, top: 0, bottom: 0 } })
    const text = `${number} / ${count}`
    const width = naturalWidth(text, size, 'regular') + 6
    // On white, since scans are dark at their edges.
    pdf.rect(label.width - width, 0, width, label.height).fill('#fff')
    paperOn(pdf).text(text, { x: label.width - width + 3, y: 0, size, color: '#444' })
  }
  pdf.end()
  return finished
}

function place(page: PDFPage) {
  const { x, y, width, height } = page.getCropBox()
  const angle = ((page.getRotation().angle % 360) + 360) % 360
  const rotate = degrees(angle)
  const side = inward + label.width
  if (angle === 90) return { x: x + width - up, y: y + height - side, rotate }
  if (angle === 180) return { x: x + side, y: y + height - up, rotate }
  if (angle === 270) return { x: x + up, y: y + side, rotate }
  return { x: x + width - side, y: y + up, rotate }
}
