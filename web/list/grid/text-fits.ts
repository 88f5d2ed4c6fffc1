const padding = 20 // px, both sides

/**
 * Whether a text has room in a cell of this width, told by the widths of its letters. The browser keeps
 * a layer for every cell that it cuts, so these are not cut.
 */
export function textFits(text: string, width: number, widthOf: (letter: string) => number): boolean {
  let left = width - padding
  for (let at = 0; at < text.length && left >= 0; at += 1) left -= widthOf(text.charAt(at))
  return left >= 0
}
