import { childOf, numberIn, type XmlElement } from './xml.ts'

/** The 56 colours of old workbooks, after eight that repeat the first. */
const indexed = [
  '000000 ffffff ff0000 00ff00 0000ff ffff00 ff00ff 00ffff 000000 ffffff ff0000 00ff00 0000ff ffff00 ff00ff 00ffff',
  '800000 008000 000080 808000 800080 008080 c0c0c0 808080 9999ff 993366 ffffcc ccffff 660066 ff8080 0066cc ccccff',
  '000080 ff00ff ffff00 00ffff 800080 800000 008080 0000ff 00ccff ccffff ccffcc ffff99 99ccff ff99cc cc99ff ffcc99',
  '3366ff 33cccc 99cc00 ffcc00 ff9900 ff6600 666699 969696 003366 339966 003300 333300 993300 993366 333399 333333',
].flatMap((line) => line.split(' '))

/** The order in which cells count the colours of a theme differs from the order in which the theme writes them. */
const themeOrder = ['lt1', 'dk1', 'lt2', 'dk2', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6']

/** The colours of a theme in the order in which cells count them. */
export function themeColors(theme: XmlElement | undefined): readonly string[] {
  const scheme = childOf(childOf(theme, 'themeElements'), 'clrScheme')
  return themeOrder.map((name) => {
    const color = childOf(scheme, name)?.children[0]
    return color?.attributes.lastClr ?? color?.attributes.val ?? (name.startsWith('lt') ? 'ffffff' : '000000')
  })
}

/** A colour of a cell as pages write it; what follows the system has none. */
export function colorOf(element: XmlElement | undefined, theme: readonly string[]): string | undefined {
  if (element === undefined) return undefined
  const { rgb, theme: place, indexed: index, tint } = element.attributes
  const base = rgb?.slice(-6) ?? (place === undefined ? indexed[Number(index)] : theme[Number(place)])
  if (base === undefined || !/^[0-9a-f]{6}$/i.test(base)) return undefined
  return tinted(base, numberIn(tint, 0))
}

/** Lighter for a tint above nought and darker below. */
function tinted(color: string, tint: number): string {
  const parts = [0, 2, 4].map((from) => Number.parseInt(color.slice(from, from + 2), 16))
  const shades = parts.map((part) => Math.round(tint < 0 ? part * (1 + tint) : part + (255 - part) * tint))
  return `#${shades.map((shade) => Math.min(255, Math.max(0, shade)).toString(16).padStart(2, '0')).join('')}`
}
