import { type PDFDocument, PDFHexString, PDFName, PDFNumber } from '@cantoo/pdf-lib'

/** A line of the outline and the place of its page, from 0. */
export interface Bookmark {
  readonly title: string
  readonly page: number
}

/** Writes the outline of a PDF, open in readers from the start. */
export function addBookmarks(pdf: PDFDocument, bookmarks: readonly Bookmark[]): void {
  const { context, catalog } = pdf
  const root = context.nextRef()
  const refs = bookmarks.map(() => context.nextRef())
  for (const [at, { title, page }] of bookmarks.entries()) {
    const ref = refs[at]
    if (ref === undefined) continue
    const item = context.obj({ Parent: root, Dest: [pdf.getPage(page).ref, 'Fit'] })
    item.set(PDFName.of('Title'), PDFHexString.fromText(title))
    const previous = refs[at - 1]
    if (previous !== undefined) item.set(PDFName.of('Prev'), previous)
    const next = refs[at + 1]
    if (next !== undefined) item.set(PDFName.of('Next'), next)
    context.assign(ref, item)
  }
  const outline = context.obj({ Type: 'Outlines' })
  const [first] = refs
  const last = refs.at(-1)
  if (first !== undefined && last !== undefined) {
    outline.set(PDFName.of('First'), first)
    outline.set(PDFName.of('Last'), last)
    outline.set(PDFName.of('Count'), PDFNumber.of(refs.length))
  }
  context.assign(root, outline)
  catalog.set(PDFName.of('Outlines'), root)
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'))
}
