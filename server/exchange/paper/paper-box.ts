/** Something of a known height that stands in a column. */
export interface Box {
  readonly height: number
  /** Kept free above it, but at the head of a page. */
  readonly gap: number
  /** Stands on the page of what follows it. */
  readonly keep: boolean
  readonly draw: (pdf: PDFKit.PDFDocument, x: number, y: number) => void
  /** As two, the first no higher than the room; null where it stands whole or not at all. */
  readonly split: ((room: number) => readonly [Box, Box] | null) | null
  /** What is repeated over it on a new page. */
  readonly heads: readonly Box[]
  readonly pageBefore: boolean
}

export const plainBox = { gap: 0, keep: false, split: null, heads: [], pageBefore: false } as const

export function heightOf(boxes: readonly Box[]): number {
  return boxes.reduce((sum, { height, gap }, at) => sum + height + (at === 0 ? 0 : gap), 0)
}

export function drawAll(pdf: PDFKit.PDFDocument, boxes: readonly Box[], x: number, top: number): void {
  let y = top
  for (const [at, box] of boxes.entries()) {
    y += at === 0 ? 0 : box.gap
    box.draw(pdf, x, y)
    y += box.height
  }
}
