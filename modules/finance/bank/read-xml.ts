import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** A message that is not what it says it is; whoever waits for an answer treats it as no answer. */
export class UnreadableMessage extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'UnreadableMessage'
  }
}

/** One element of a read message; paths are local names without prefixes. */
export interface XmlElement {
  readonly text: string
  readonly attribute: (name: string) => string | null
  readonly all: (...path: readonly string[]) => readonly XmlElement[]
  readonly first: (...path: readonly string[]) => XmlElement | null
  /** Trimmed text of the first element on a path; null when it is missing or empty. */
  readonly textAt: (...path: readonly string[]) => string | null
}

/**
 * Reads an ISO 20022 document from a stranger: at most `limit` characters, one root, the named message of any
 * version, no document types, entities or CDATA. Throws UnreadableMessage for anything else.
 */
export function readXml(xml: string, message: string, limit = 262_144): XmlElement {
  if (xml.length > limit) throw new UnreadableMessage('too long')
  if (/<!(?!--)/.test(xml)) throw new UnreadableMessage('declarations are not allowed')
  if (!xml.includes(`urn:iso:std:iso:20022:tech:xsd:${message}.`)) throw new UnreadableMessage(`not a ${message}`)
  if (XMLValidator.validate(xml) !== true) throw new UnreadableMessage('not well-formed')
  const roots = Object.entries(record(parse(xml)))
  const [root] = roots
  if (roots.length !== 1 || root === undefined || root[0] !== 'Document') throw new UnreadableMessage('not a Document')
  return element(root[1])
}

function parse(xml: string): unknown {
  try {
    return parser.parse(xml)
  } catch (error) {
    throw new UnreadableMessage(error instanceof Error ? error.message : 'not readable')
  }
}

// Entities are decoded by us below: the parser's own decoding knows HTML names and document types.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#text',
  removeNSPrefix: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: true,
})

function element(value: unknown): XmlElement {
  const node = record(value)
  const all = (...path: readonly string[]): readonly XmlElement[] => {
    const [name = '', ...rest] = path
    const found = list(node[name]).map(element)
    return rest.length === 0 ? found : found.flatMap((child) => child.all(...rest))
  }
  const first = (...path: readonly string[]): XmlElement | null => all(...path)[0] ?? null
  return {
    text: decode(textOf(value)),
    attribute: (name) => (typeof node[`@${name}`] === 'string' ? decode(textOf(node[`@${name}`])) : null),
    all,
    first,
    textAt: (...path) => first(...path)?.text.trim() || null,
  }
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

function list(value: unknown): readonly unknown[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : record(value)['#text']
  return typeof text === 'string' ? text : ''
}

const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

// Only what XML itself knows, and only complete: an entity we cannot say makes the message unreadable.
function decode(text: string): string {
  return text.replace(/&([^;&]*)(;?)/g, (_, name: string, end: string) => {
    const said = end === ';' ? (named.get(name) ?? numbered(name)) : null
    if (said === null) throw new UnreadableMessage('unknown entity')
    return said
  })
}

function numbered(name: string): string | null {
  const [, hex, decimal] = /^#(?:x([0-9a-fA-F]{1,6})|(\d{1,7}))$/.exec(name) ?? []
  const code = hex === undefined ? Number(decimal ?? -1) : Number.parseInt(hex, 16)
  return code === 9 || code === 10 || code === 13 || (code >= 0x20 && code <= 0x10ffff)
    ? String.fromCodePoint(code)
    : null
}
