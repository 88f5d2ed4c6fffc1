import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib'
import type { LeftReason } from './joined-words.ts'

// What acts when a page or a mark on it is opened, and what leads to other pages, which would be copied with it.
const acting = ['A', 'AA', 'Dest', 'Parent', 'P', 'Popup'].map((name) => PDFName.of(name))

/** A PDF that came from outside, without what acts in it; else why it cannot be read. */
export async function openForeign(bytes: Uint8Array): Promise<PDFDocument | LeftReason> {
  try {
    // A part that is broken is named: a page that is silently missing would be worse.
    const pdf = await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false })
    const pages = pdf.getPages()
    if (pages.length === 0 || !pages.every(hasContent)) return 'broken'
    for (const page of pages) disarm(page)
    return pdf
  } catch {
    // Said in plain text even where all else is locked.
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Encrypt') ? 'locked' : 'broken'
  }
}

/** Whether what the page says that it shows is there. */
function hasContent({ node }: PDFPage): boolean {
  const named = node.get(PDFName.of('Contents'))
  return named === undefined || node.lookup(PDFName.of('Contents')) !== undefined
}

function disarm({ node }: PDFPage): void {
  node.delete(PDFName.of('AA'))
  const marks = node.lookup(PDFName.of('Annots'))
  if (!(marks instanceof PDFArray)) return
  for (let at = 0; at < marks.size(); at += 1) {
    const mark = marks.lookup(at)
    if (mark instanceof PDFDict) for (const name of acting) mark.delete(name)
  }
}
