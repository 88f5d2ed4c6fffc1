import type { PDFDocumentProxy } from 'pdfjs-dist'
import { openPdf } from '../../../kinds/attachment/view-dialog/open-pdf.ts'

/** Opens a PDF that is in the browser already, until the signal lets go of it. */
export async function openBlob(pdf: Blob, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const { document } = await openPdf(pdf.size, ({ start, end }) => pdf.slice(start, end + 1).arrayBuffer(), signal)
  return document
}

/** Draws one page, `dots` to a point. */
export async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  dots: number,
  canvas: HTMLCanvasElement,
): Promise<void> {
  const page = await document.getPage(number)
  const viewport = page.getViewport({ scale: dots })
  canvas.width = viewport.width
  canvas.height = viewport.height
  await page.render({ canvas, viewport }).promise
}
