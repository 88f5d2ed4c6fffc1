import { PDFDocument, type PDFEmbeddedPage, type PDFPage } from '@cantoo/pdf-lib'
import { collected } from '../print/draw-pdf.ts'
import { drawTable } from '../print/draw-table.ts'
import { drawWatermark } from '../print/draw-watermark.ts'
import { addA4, openPaper, openPdf, page as a4 } from '../print/pdf-page.ts'
import { addBookmarks, type Bookmark } from './add-bookmarks.ts'
import type { JoinAnswer, JoinOrder, JoinPart, LeftOut } from './join-thread-messages.ts'
import { numberPages } from './number-pages.ts'
import { openForeign } from './open-foreign-pdf.ts'

const margin = 36

/** Sheet, what is left out, then every part that can be read: one PDF with bookmarks and pages numbered throughout. */
export async function joinPdf(order: JoinOrder): Promise<JoinAnswer> {
  const { title, sheet, parts, said, watermark, mostPages } = order
  const pdf = await PDFDocument.create()
  pdf.setTitle(title)
  pdf.setProducer('Amur')
  pdf.setCreator('Amur')
  const left = [...order.left]
  const readable: { readonly part: JoinPart; readonly pages: readonly PDFPage[] }[] = []
  for (const part of parts) {
    const found = await pagesOf(pdf, part)
    if (typeof found === 'string') left.push({ name: part.name, place: part.place, reason: found })
    else readable.push({ part, pages: found })
  }
  const bookmarks: Bookmark[] = []
  const add = async (name: string, bytes: Uint8Array) => {
    bookmarks.push({ title: name, page: pdf.getPageCount() })
    for (const one of await copied(pdf, bytes)) pdf.addPage(one)
  }
  const addLeft = async () => {
    if (left.length > 0) await add(said.heading.replaceAll('\n', ' / '), await drawLeft(order, left))
  }
  if (sheet !== null) {
    await add(title, sheet)
    await addLeft()
  }
  if (readable.reduce((sum, { pages }) => sum + pages.length, pdf.getPageCount()) > mostPages)
    return { refused: 'pages' }
  const mark = watermark === null ? null : await markPage(pdf, watermark)
  for (const { part, pages } of readable) {
    bookmarks.push({ title: part.name, page: pdf.getPageCount() })
    for (const one of pages) {
      pdf.addPage(one)
      if (mark !== null && !part.marked) drawMark(one, mark)
    }
  }
  if (sheet === null) await addLeft()
  else await numberPages(pdf)
  addBookmarks(pdf, bookmarks)
  return { bytes: await pdf.save(), pages: pdf.getPageCount(), names: readable.map(({ part }) => part.name) }
}

/** The pages of a part, not yet among those of the PDF, or why it has none. */
async function pagesOf(pdf: PDFDocument, { kind, bytes }: JoinPart): Promise<readonly PDFPage[] | LeftOut['reason']> {
  if (kind !== 'pdf') return [await picturePage(pdf, kind, bytes)]
  const foreign = await openForeign(bytes)
  if (typeof foreign === 'string') return foreign
  return pdf.copyPages(foreign, foreign.getPageIndices()).catch(() => 'broken' as const)
}

async function copied(pdf: PDFDocument, bytes: Uint8Array): Promise<PDFPage[]> {
  const own = await PDFDocument.load(bytes)
  return pdf.copyPages(own, own.getPageIndices())
}

/** A picture as large as an A4 page allows, which lies when the picture does. */
async function picturePage(pdf: PDFDocument, kind: 'png' | 'jpg', bytes: Uint8Array): Promise<PDFPage> {
  const picture = await (kind === 'png' ? pdf.embedPng(bytes) : pdf.embedJpg(bytes))
  const size: [number, number] = picture.width > picture.height ? [a4.height, a4.width] : [a4.width, a4.height]
  const held = await PDFDocument.create()
  held.addPage(size)
  const [page] = await pdf.copyPages(held, [0])
  if (page === undefined) throw new Error('a page was just made')
  const { width, height } = picture.scaleToFit(size[0] - margin * 2, size[1] - margin * 2)
  page.drawImage(picture, { x: (size[0] - width) / 2, y: (size[1] - height) / 2, width, height })
  return page
}

/** The page that names what is left out, and why. */
async function drawLeft({ said, watermark }: JoinOrder, left: readonly LeftOut[]): Promise<Buffer> {
  const paper = openPaper(said.heading)
  const finished = collected(paper.pdf)
  drawTable(paper, {
    kind: 'table',
    title: said.heading,
    head: said.head.map((label) => ({ label, figure: false })),
    rows: left.map(({ name, place, reason }) => [name, place, said.reasons[reason]]),
    foot: null,
  })
  if (watermark !== null) drawWatermark(paper.pdf, watermark)
  paper.pdf.end()
  return finished
}

async function markPage(pdf: PDFDocument, text: string): Promise<PDFEmbeddedPage> {
  const drawn = openPdf(text)
  const finished = collected(drawn)
  addA4(drawn)
  drawWatermark(drawn, text)
  drawn.end()
  const [mark] = await pdf.embedPdf(await finished)
  if (mark === undefined) throw new Error('a page was just drawn')
  return mark
}

/** The watermark over the whole page, however large it is. */
function drawMark(page: PDFPage, mark: PDFEmbeddedPage): void {
  const { x, y, width, height } = page.getCropBox()
  const scale = Math.max(width / mark.width, height / mark.height)
  page.drawPage(mark, { x, y, width: mark.width * scale, height: mark.height * scale })
}
