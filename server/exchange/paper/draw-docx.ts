import type { DocxContent, Heads, Offset, PaperNote, Picture, Section } from './docx-content.ts'
import { layOut } from './lay-out-blocks.ts'
import { type Box, drawAll, heightOf } from './paper-box.ts'
import { type Column, drawPicture } from './paragraph-boxes.ts'

interface Page {
  readonly section: Section
  readonly isFirst: boolean
}

interface Flow {
  readonly pdf: PDFKit.PDFDocument
  readonly notes: Set<PaperNote>
  readonly pages: Page[]
  y: number
  /** Nothing stands on the page yet. */
  isFresh: boolean
}

/** Draws what a docx holds, each section on pages of its own size, and then the heads and feet with their counts. */
export function drawDocx(pdf: PDFKit.PDFDocument, { sections, notes }: DocxContent): void {
  const flow: Flow = { pdf, notes, pages: [], y: 0, isFresh: true }
  for (const section of sections) drawSection(flow, section)
  const pages = String(flow.pages.length)
  for (const [at, page] of flow.pages.entries()) {
    pdf.switchToPage(at)
    const { section } = page
    const column = columnOf(section, notes, { page: String(at + 1), pages })
    const head = layOut(headOf(section.header, page, at), column)
    drawAll(pdf, head, section.margins.left, section.margins.header)
    const foot = layOut(headOf(section.footer, page, at), column)
    drawAll(pdf, foot, section.margins.left, section.height - section.margins.footer - heightOf(foot))
  }
}

function headOf({ usual, first, even }: Heads, { isFirst }: Page, at: number): Heads['usual'] {
  if (isFirst && first !== null) return first
  return at % 2 === 1 && even !== null ? even : usual
}

function columnOf(section: Section, notes: Set<PaperNote>, counts: Column['counts']): Column {
  return {
    width: section.width - section.margins.left - section.margins.right,
    counts,
    notes,
    anchored: (pdf, picture, x, y) => drawAnchored(pdf, section, picture, { x, y }, notes),
  }
}

function drawSection(flow: Flow, section: Section): void {
  const before = flow.pages.at(-1)?.section
  const isSame = before?.width === section.width && before.height === section.height
  if (!(section.goesOn && isSame)) addPage(flow, section, true)
  const boxes = layOut(section.blocks, columnOf(section, flow.notes, { page: '', pages: '' }))
  for (const [at, box] of boxes.entries()) place(flow, section, box, keptAfter(boxes, at))
}

/** How high that is which has to stand on the page of a box. */
function keptAfter(boxes: readonly Box[], at: number): number {
  let height = 0
  for (let next = at; boxes[next]?.keep === true && next - at < 12; next += 1) {
    const box = boxes[next + 1]
    height += box === undefined ? 0 : box.gap + (box.split === null ? box.height : Math.min(box.height, 30))
  }
  return height
}

function addPage(flow: Flow, section: Section, isFirst: boolean): void {
  flow.pdf.addPage({ size: [section.width, section.height], margins: { top: 0, left: 0, right: 0, bottom: 0 } })
  flow.pages.push({ section, isFirst })
  flow.y = topOf(flow, section)
  flow.isFresh = true
}

/** A head higher than its margin pushes the text down. */
function topOf({ notes, pages }: Flow, section: Section): number {
  const page = pages.at(-1)
  const blocks = page === undefined ? [] : headOf(section.header, page, pages.length - 1)
  const height = heightOf(layOut(blocks, columnOf(section, notes, { page: '1', pages: '1' })))
  return Math.min(Math.max(section.margins.top, section.margins.header + height), section.height / 2)
}

function place(flow: Flow, section: Section, box: Box, kept: number): void {
  const bottom = section.height - section.margins.bottom
  const turn = () => {
    addPage(flow, section, false)
    for (const head of box.heads) put(flow, section, head)
  }
  if (box.pageBefore && !flow.isFresh) turn()
  const gap = () => (flow.isFresh ? 0 : box.gap)
  const room = () => bottom - flow.y - gap()
  const whole = bottom - section.margins.top
  if (box.height + kept > room() + 0.01 && !flow.isFresh && (box.split === null || box.height + kept <= whole)) {
    const parts = kept === 0 && box.split !== null ? box.split(room()) : null
    if (parts === null) turn()
  }
  if (box.height <= room() + 0.01) return put(flow, section, box)
  const parts = box.split?.(room()) ?? null
  if (parts === null) {
    if (!flow.isFresh && box.heads.length === 0) turn()
    if (box.height > whole) flow.notes.add('merged')
    return put(flow, section, box)
  }
  const [now, later] = parts
  put(flow, section, now)
  turn()
  place(flow, section, { ...later, heads: box.heads }, 0)
}

function put(flow: Flow, section: Section, box: Box): void {
  flow.y += flow.isFresh ? 0 : box.gap
  box.draw(flow.pdf, section.margins.left, flow.y)
  flow.y += box.height
  flow.isFresh = false
}

function drawAnchored(
  pdf: PDFKit.PDFDocument,
  { width, height, margins }: Section,
  picture: Picture,
  at: { readonly x: number; readonly y: number },
  notes: Set<PaperNote>,
): void {
  if (picture.anchor === null) return
  const { across, down } = picture.anchor
  const start = { page: 0, margin: margins.left, leftMargin: 0 }[across.from] ?? at.x
  const room = across.from === 'page' ? width : width - margins.left - margins.right
  const top = { page: 0, margin: margins.top, topMargin: 0 }[down.from] ?? at.y
  const rise = down.from === 'page' ? height : height - margins.top - margins.bottom
  drawPicture(
    pdf,
    picture,
    start + shift(across, room - picture.width),
    top + shift(down, rise - picture.height),
    notes,
  )
}

function shift({ align, by }: Offset, room: number): number {
  if (align === 'center') return room / 2
  return align === 'right' || align === 'bottom' ? room : by
}
