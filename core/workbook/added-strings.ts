import { encodeEscapes } from './cell-text.ts'
import { escapeText, readXml, splice, withAttribute } from './xml.ts'

/** Strings that are added behind those of the file, which stay as they are. */
export class AddedStrings {
  private readonly places = new Map<string, number>()
  private readonly source: string | undefined
  private readonly part: string
  private readonly present: number = 0

  /** Without a part for strings each cell holds its own. */
  constructor(source: string | undefined, part: string) {
    this.source = source
    this.part = part
    if (source === undefined) return
    let count = 0
    readXml(source, part, ({ name }) => {
      if (name === 'si') count += 1
      return true
    })
    this.present = count
  }

  get added(): boolean {
    return this.source !== undefined && this.places.size > 0
  }

  /** The type of a cell that holds this text, and what stands in it. */
  cell(text: string, prefix: string): { readonly type: string; readonly xml: string } {
    if (this.source === undefined) {
      return { type: 'inlineStr', xml: `<${prefix}is>${textXml(text, prefix)}</${prefix}is>` }
    }
    const place = this.places.get(text) ?? this.present + this.places.size
    this.places.set(text, place)
    return { type: 's', xml: `<${prefix}v>${place}</${prefix}v>` }
  }

  /** The part of the strings with what was added. */
  text(): string {
    const source = this.source ?? ''
    const root = readXml(source, this.part, () => true)
    const { prefix, attributes } = root
    let tag = source.slice(root.start, root.openEnd)
    for (const name of ['count', 'uniqueCount']) {
      const count = Number(attributes[name])
      if (Number.isFinite(count)) tag = withAttribute(tag, name, String(count + this.places.size))
    }
    const items = [...this.places.keys()].map((text) => `<${prefix}si>${textXml(text, prefix)}</${prefix}si>`).join('')
    if (root.selfClosing) {
      return splice(source, [
        { start: root.start, end: root.end, text: `${tag.replace(/\s*\/>$/, '>')}${items}</${prefix}sst>` },
      ])
    }
    return splice(source, [
      { start: root.start, end: root.openEnd, text: tag },
      { start: root.closeStart, end: root.closeStart, text: items },
    ])
  }
}

function textXml(text: string, prefix: string): string {
  return `<${prefix}t xml:space="preserve">${escapeText(encodeEscapes(text))}</${prefix}t>`
}
