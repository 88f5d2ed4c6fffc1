import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** An element of a part; texts and the values of attributes are as they stand in the file, escaped. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  children: (XmlElement | string)[]
}

const attributesKey = ':@'
const textKey = '#text'
const cdataKey = '#cdata'

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  processEntities: false,
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  cdataPropName: cdataKey,
})

/** The root of a part; null for what is no XML. */
export function readXml(text: string): XmlElement | null {
  const plain = text.replace(/^\uFEFF/, '')
  if (XMLValidator.validate(plain) !== true) return null
  const nodes = parser.parse(plain) as readonly Record<string, unknown>[] // as preserveOrder answers
  return nodes.map(element).find((node) => typeof node !== 'string') ?? null
}

/** The text of a part. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${writeElement(root)}`
}

/** An element of our own. */
export function xmlElement(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly (XmlElement | string)[] = [],
): XmlElement {
  return { name, attributes, children: [...children] }
}

/** A copy that shares nothing. */
export function copyOf({ name, attributes, children }: XmlElement): XmlElement {
  return xmlElement(
    name,
    attributes,
    children.map((child) => (typeof child === 'string' ? child : copyOf(child))),
  )
}

/** The elements directly below. */
export function elementsOf({ children }: XmlElement): XmlElement[] {
  return children.filter((child): child is XmlElement => typeof child !== 'string')
}

/** The first element of a name directly below. */
export function childOf(parent: XmlElement, name: string): XmlElement | undefined {
  return elementsOf(parent).find((child) => child.name === name)
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

export function unescapeXml(text: string): string {
  return text
    .replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) =>
      characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}

function characterOf(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

function element(node: Readonly<Record<string, unknown>>): XmlElement | string {
  if (textKey in node) return String(node[textKey])
  const name = Object.keys(node).find((key) => key !== attributesKey) ?? ''
  const children = node[name] as readonly Record<string, unknown>[] // as preserveOrder answers
  if (name === cdataKey) return escapeXml(children.map((child) => String(child[textKey] ?? '')).join(''))
  return {
    name,
    attributes: (node[attributesKey] ?? {}) as Record<string, string>, // as preserveOrder answers
    children: children.map(element),
  }
}

function writeElement({ name, attributes, children }: XmlElement): string {
  const head = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;')}"`)
    .join('')
  if (children.length === 0) return `<${name}${head}/>`
  return `<${name}${head}>${children.map((child) => (typeof child === 'string' ? child : writeElement(child))).join('')}</${name}>`
}
