// The usual build calls what Chromium has had only since 145; in older browsers the pages of a PDF stayed empty.
import {
  GlobalWorkerOptions,
  PDFDataRangeTransport,
  VerbosityLevel,
  getDocument,
  version,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import PdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker'

export interface OpenedPdf {
  readonly document: PDFDocumentProxy
  /** Height by width of the first page. */
  readonly shape: number
}

type Read = (range: { readonly start: number; readonly end: number }) => Promise<ArrayBuffer>

/** Opens a pdf by reading what is needed of it; fonts and letter tables are the product's own files. */
export async function openPdf(length: number, read: Read, signal: AbortSignal): Promise<OpenedPdf> {
  const worker = new PdfWorker()
  GlobalWorkerOptions.workerPort = worker
  const transport = new Ranges(length, read, signal)
  const base = `/assets/pdf-${version}`
  const task = getDocument({
    range: transport,
    disableAutoFetch: true,
    disableStream: true,
    isEvalSupported: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
    useWorkerFetch: false,
    cMapUrl: `${base}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${base}/standard_fonts/`,
    wasmUrl: `${base}/wasm/`,
    iccUrl: `${base}/iccs/`,
  })
  signal.addEventListener('abort', () => {
    void task.destroy().finally(() => worker.terminate())
  })
  const document = await Promise.race([task.promise, transport.failed])
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
  return { document, shape: height / width }
}

/** The parts of the file that the library asks for. */
class Ranges extends PDFDataRangeTransport {
  readonly failed: Promise<never>
  readonly #read: Read
  readonly #signal: AbortSignal
  #fail: (reason: unknown) => void = () => undefined

  constructor(length: number, read: Read, signal: AbortSignal) {
    super(length, null)
    this.#read = read
    this.#signal = signal
    this.failed = new Promise<never>((_, reject) => {
      this.#fail = reject
    })
    this.failed.catch(() => undefined)
  }

  override requestDataRange(begin: number, end: number): void {
    // Of a file that was shut meanwhile nobody reads any more, and the library throws at parts nobody waits for.
    this.#read({ start: begin, end: end - 1 }).then((bytes) => {
      if (!this.#signal.aborted) this.onDataRange(begin, new Uint8Array(bytes))
    }, this.#fail)
  }
}
