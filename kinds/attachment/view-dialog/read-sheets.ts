import SheetWorker from './sheet.worker.ts?worker'
import type { ShownSheet } from './shown-sheet.ts'

const patienceMs = 15_000

/** Reads a workbook beside the page; one that takes longer than a reader would wait is given up. */
export function readSheets(bytes: ArrayBuffer, signal: AbortSignal): Promise<readonly ShownSheet[]> {
  const worker = new SheetWorker()
  return new Promise<readonly ShownSheet[]>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the workbook took too long')), patienceMs)
    worker.onmessage = ({ data }: MessageEvent<readonly ShownSheet[] | null>) => {
      clearTimeout(late)
      if (data === null) reject(new Error('no workbook'))
      else resolve(data)
    }
    worker.onerror = () => {
      clearTimeout(late)
      reject(new Error('no workbook'))
    }
    signal.addEventListener('abort', () => reject(signal.reason))
    worker.postMessage(bytes, [bytes])
  }).finally(() => worker.terminate())
}
