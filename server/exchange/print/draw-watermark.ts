import { paperOn } from './pdf-page.ts'

/** Over every page, light enough to read through. */
export function drawWatermark(pdf: PDFKit.PDFDocument, text: string): void {
  const paper = paperOn(pdf)
  const { start, count } = pdf.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(start + at)
    const { width, height } = pdf.page
    pdf
      .save()
      .rotate(-20, { origin: [width / 2, height / 2] })
      .fillOpacity(0.14)
    for (let y = -80; y < height + 80; y += 130) {
      for (let x = -100 + (y % 260 === 50 ? 110 : 0); x < width + 100; x += 230)
        paper.text(text, { x, y, size: 11, width: 400, color: '#555' })
    }
    pdf.restore()
  }
}
