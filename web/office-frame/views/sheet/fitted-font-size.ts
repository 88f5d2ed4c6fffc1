/** What a number needs below its size before it is written as signs instead. */
const least = 0.6
/** Left and right of a text, with its line. */
const margin = 8

/**
 * The size of letters at which a number stands whole in its cell: columns are as wide as the letters of another program ask,
 * and a number that is cut off would be another number. Null where it cannot be read any more.
 */
export function fittedFontSize(text: string, size: number, width: number): number | null {
  const needed = [...text].reduce((sum, sign) => sum + emsOf(sign), 0) * size
  const share = Math.min(1, (width - margin) / needed)
  return share < least ? null : Math.floor(size * share * 10) / 10
}

function emsOf(sign: string): number {
  if (/[\s.,:;'|]/.test(sign)) return 0.3
  return sign > '\u2E80' ? 1 : 0.6
}
