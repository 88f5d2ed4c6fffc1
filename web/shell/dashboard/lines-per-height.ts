/** Pixels of a row of the grid with its gap. */
export const rowHeight = 68

// What a card takes around its lines, and a line.
const [aroundLines, lineHeight] = [100, 57]

/** How many lines have room in so many rows of the grid. */
export function linesPerHeight(rows: number): number {
  return Math.max(1, Math.floor((rows * rowHeight - aroundLines) / lineHeight))
}
