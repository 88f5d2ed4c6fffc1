const spare = 1.03 // what rounding and the joining of letters may add
const figures = '0123456789'
// Every font draws them equally wide; and a page of Chinese has hundreds of them.
const han = /\p{Unified_Ideograph}/u
const anyHan = '国'

const known = new Map<string, number>()
let ruler: CanvasRenderingContext2D | null = null

/**
 * How wide, in px, the font of the page draws a letter; figures stand under each other, so each is as wide as the
 * widest.
 */
export function letterWidth(letter: string): number {
  const like = han.test(letter) ? anyHan : letter
  const width = known.get(like) ?? spare * (figures.includes(like) ? Math.max(...[...figures].map(drawn)) : drawn(like))
  known.set(like, width)
  return width
}

function drawn(letter: string): number {
  ruler ??= rulerOf(getComputedStyle(document.body))
  return ruler?.measureText(letter).width ?? Number.POSITIVE_INFINITY
}

function rulerOf({ fontSize, fontFamily }: CSSStyleDeclaration): CanvasRenderingContext2D | null {
  const made = document.createElement('canvas').getContext('2d')
  if (made) made.font = `${fontSize} ${fontFamily}`
  return made
}
