const brand: unique symbol = Symbol('xml')

/** XML that has been written by us; plain strings are always text and get escaped. */
export interface Xml {
  readonly [brand]: string
}

type Content = string | readonly (Xml | null)[]

/** One element; null children are left out. RangeError when a text holds characters that XML 1.0 cannot carry. */
export function element(name: string, content: Content, attributes: Readonly<Record<string, string>> = {}): Xml {
  const head = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escape(value)}"`)
    .join('')
  const body = typeof content === 'string' ? escape(content) : content.map((child) => child?.[brand] ?? '').join('')
  return { [brand]: `<${name}${head}>${body}</${name}>` }
}

/** An element with a text, or nothing when there is no text. */
export function optional(name: string, text: string | null | undefined): Xml | null {
  return text === null || text === undefined || text === '' ? null : element(name, text)
}

/** A whole document of an ISO 20022 message, `pain.001.001.09`. */
export function isoDocument(message: string, content: Xml): string {
  const root = element('Document', [content], { xmlns: `urn:iso:std:iso:20022:tech:xsd:${message}` })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root[brand]}`
}

const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u
const entity: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

function escape(text: string): string {
  if (forbidden.test(text)) throw new RangeError('a character that XML cannot carry')
  return text.replace(/[&<>"'\t\n\r]/g, (char) => entity[char] ?? char)
}
