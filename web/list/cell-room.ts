const padding = 24 // px, both sides
const digit = 9
const letter = 10
const widest = 16

/**
 * Whether a text has room in a cell of this width, whatever the font: figures and small letters are taken for
 * wider than they are drawn. The browser keeps a layer for every cell that it cuts, so these are not cut.
 */
export function hasRoom(text: string, width: number): boolean {
  let left = width - padding
  for (let at = 0; at < text.length && left >= 0; at += 1) left -= widthOf(text.charCodeAt(at))
  return left >= 0
}

function widthOf(code: number): number {
  if ((code >= 48 && code <= 58) || code === 32 || (code >= 44 && code <= 47) || code === 0xa0 || code === 0x202f) return digit
  if (code >= 97 && code <= 122 && code !== 109 && code !== 119) return letter
  return widest
}
