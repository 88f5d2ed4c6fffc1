import { drawPage, openBlob } from './open-pdf.ts'
import './print-pages.css'

// 216 dots to an inch: small type is sharp on any office printer.
const dots = 3

/** Prints a PDF through the page itself, since many browsers, those of phones among them, show no PDF in a frame. */
export async function printPages(pdf: Blob): Promise<void> {
  const done = new AbortController()
  const sheets = document.createElement('div')
  sheets.className = 'amur-print-pages'
  try {
    const opened = await openBlob(pdf, done.signal)
    for (let number = 1; number <= opened.numPages; number += 1) {
      const canvas = document.createElement('canvas')
      await drawPage(opened, number, dots, canvas)
      sheets.append(canvas)
    }
    document.body.append(sheets)
    addEventListener('afterprint', () => sheets.remove(), { once: true })
    print()
  } finally {
    done.abort()
  }
}
