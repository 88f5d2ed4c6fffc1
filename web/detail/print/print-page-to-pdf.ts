import html2canvas from 'html2canvas-pro'
import { jsPDF } from 'jspdf'
import { pageNonce } from '../../../ui/nonce.ts'
import { pageBreaks, type Box } from './page-breaks.ts'

const scale = 2
// mm of A4 upright; the sheet is drawn as wide as the paper between its margins.
const paper = { width: 210, height: 297, margin: 12 } as const
// A canvas of a phone holds about 16 million points: so many pages are drawn at a time.
const pagesAtOnce = 5

/** A sheet of the page as a PDF: A4 upright, 2x, cut between lines and rows. The cuts are left on it as `data-cuts`. */
export async function pagePdf(sheet: HTMLElement, title: string): Promise<Blob> {
  const { width, height } = sheet.getBoundingClientRect()
  const pageHeight = (width * (paper.height - paper.margin * 2)) / (paper.width - paper.margin * 2)
  const cuts = pageBreaks(boxesIn(sheet), height, pageHeight)
  sheet.dataset.cuts = cuts.join(' ')
  const edges = [0, ...cuts, height]
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', orientation: 'portrait', compress: true })
  pdf.setProperties({ title, creator: 'Amur' })
  for (let first = 0; first < edges.length - 1; first += pagesAtOnce) {
    const some = edges.slice(first, first + pagesAtOnce + 1)
    const [top = 0] = some
    const segment = await drawn(sheet, width, top, (some.at(-1) ?? top) - top)
    for (const [at, from] of some.slice(0, -1).entries()) {
      if (first + at > 0) pdf.addPage('a4', 'portrait')
      addSlice(pdf, segment, width, from - top, (some[at + 1] ?? from) - from)
    }
  }
  return pdf.output('blob')
}

function drawn(sheet: HTMLElement, width: number, y: number, height: number): Promise<HTMLCanvasElement> {
  const nonce = pageNonce()
  return html2canvas(sheet, {
    scale,
    x: 0,
    y,
    width,
    height,
    backgroundColor: '#ffffff',
    logging: false,
    ...(nonce ? { cspNonce: nonce } : {}),
    // The sheet stands alone in the body: nothing else has to be copied and laid out again.
    ignoreElements: (element) => element.parentElement === document.body && element !== sheet,
  })
}

function addSlice(pdf: jsPDF, segment: HTMLCanvasElement, width: number, top: number, height: number): void {
  const slice = document.createElement('canvas')
  slice.width = Math.round(width * scale)
  slice.height = Math.round(height * scale)
  slice
    .getContext('2d')
    ?.drawImage(segment, 0, Math.round(top * scale), slice.width, slice.height, 0, 0, slice.width, slice.height)
  const wide = paper.width - paper.margin * 2
  pdf.addImage(slice, 'JPEG', paper.margin, paper.margin, wide, (wide * slice.height) / slice.width, undefined, 'FAST')
}

/** Every line of text and every row, measured from the top of the sheet. */
function boxesIn(sheet: HTMLElement): Box[] {
  const { top: start } = sheet.getBoundingClientRect()
  const boxes: Box[] = []
  const add = ({ top, bottom, width }: DOMRect) => {
    if (width > 0 && bottom > top) boxes.push({ top: top - start, bottom: bottom - start })
  }
  for (const row of sheet.querySelectorAll('tr, dl > div, h1, h2, img')) add(row.getBoundingClientRect())
  const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    range.selectNodeContents(text)
    for (const rect of range.getClientRects()) add(rect)
  }
  return boxes
}
