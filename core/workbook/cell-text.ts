import { childrenOf, type XmlElement } from './xml.ts'

/** The text of a string of the file: of its runs too, and without the readings that stand over Chinese characters. */
export function itemText(item: XmlElement): string {
  return item.children
    .map((child) => {
      if (child.name === 't') return decodeEscapes(child.text)
      return child.name === 'r'
        ? childrenOf(child, 't')
            .map(({ text }) => decodeEscapes(text))
            .join('')
        : ''
    })
    .join('')
}

/** Whether parts of a string look different or carry readings: typing over it loses that. */
export function isRich(item: XmlElement): boolean {
  return item.children.some(({ name }) => name === 'r' || name === 'rPh')
}

/** Characters that XML cannot hold are written as _x000D_. */
export function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** The reverse; what only looks like such a sign is written so that it comes back as it was. */
export function encodeEscapes(text: string): string {
  return text
    .replace(/_x[0-9A-Fa-f]{4}_/g, (sign) => `_x005F${sign}`)
    .replace(/[^\t\n\x20-\uFFFD]/g, escapeSign)
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD')
}

function escapeSign(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
}
