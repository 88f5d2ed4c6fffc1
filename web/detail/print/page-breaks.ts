/** Something that must not be cut: a line of text, a row of a table; px from the top of the sheet. */
export interface Box {
  readonly top: number
  readonly bottom: number
}

const hair = 0.5 // rounding of the browser's own layout

/**
 * Where a long sheet is cut into pages of at most `page` px: each cut as low as it can be without going through a
 * box. Only a box that is itself higher than a page is cut.
 */
export function pageBreaks(boxes: readonly Box[], height: number, page: number): number[] {
  const whole = boxes.filter(({ top, bottom }) => bottom - top <= page)
  const cuts: number[] = []
  for (let from = 0; height - from > page;) {
    const cut = lowestCut(whole, from + page)
    // Boxes that overlap one another all the way up leave no place for a cut.
    const at = cut > from + hair ? cut : from + page
    cuts.push(at)
    from = at
  }
  return cuts
}

function lowestCut(boxes: readonly Box[], limit: number): number {
  let cut = limit
  for (;;) {
    const crossed = boxes.filter(({ top, bottom }) => top < cut - hair && bottom > cut + hair)
    if (crossed.length === 0) return cut
    cut = Math.min(...crossed.map(({ top }) => top))
  }
}
