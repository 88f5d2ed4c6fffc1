import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask, type PDFDocumentProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl

/** Opens a PDF that is in the browser already. No code is made from texts: the page's content policy forbids it. */
export async function openPdf(pdf: Blob): Promise<PDFDocumentLoadingTask> {
  return getDocument({ data: await pdf.arrayBuffer(), isEvalSupported: false })
}

/** Draws one page, `dots` to a point. */
export async function drawPage(document: PDFDocumentProxy, number: number, dots: number, canvas: HTMLCanvasElement): Promise<void> {
  const page = await document.getPage(number)
  const viewport = page.getViewport({ scale: dots })
  canvas.width = viewport.width
  canvas.height = viewport.height
  await page.render({ canvas, viewport }).promise
}
