import { countedFormat } from './cell-formats.ts'
import type { AddedFormat, FormatChange } from './workbook-changes.ts'
import { childOf, childrenOf, numberIn, readXml, type Splice, splice, withAttribute, type XmlElement } from './xml.ts'

/** Adds formats behind those of the file; no format that a cell has is touched. */
export function patchStyles(source: string, part: string, added: readonly AddedFormat[]): string {
  const root = readXml(source, part)
  const fonts = new AddedElements(source, childOf(root, 'fonts'))
  const numbers = new NumberFormats(source, root)
  const formats = childOf(root, 'cellXfs')
  const present = childrenOf(formats, 'xf')
  const all = new AddedElements(source, formats)
  for (const { base, change } of added) {
    const xf = present[base] ?? present[0]
    if (xf) all.add(formatXml(source, xf, change, fonts, numbers))
  }
  return splice(source, [...fonts.splices(), ...numbers.splices(), ...all.splices()])
}

/** A list with a count, behind which elements are added. */
class AddedElements {
  private readonly source: string
  readonly list: XmlElement | undefined
  private readonly added: string[] = []

  constructor(source: string, list: XmlElement | undefined) {
    this.source = source
    this.list = list
  }

  /** The place of the element in the list. */
  add(xml: string): number {
    const same = this.added.indexOf(xml)
    // Formats are counted one by one; fonts may repeat.
    if (same >= 0 && this.list?.name === 'fonts') return this.list.children.length + same
    this.added.push(xml)
    return (this.list?.children.length ?? 0) + this.added.length - 1
  }

  splices(): readonly Splice[] {
    const { list, added } = this
    if (list === undefined || added.length === 0) return []
    const tag = this.source.slice(list.start, list.openEnd)
    return [
      {
        start: list.start,
        end: list.openEnd,
        text: withAttribute(tag, 'count', String(list.children.length + added.length)),
      },
      { start: list.closeStart, end: list.closeStart, text: added.join('') },
    ]
  }
}

/** The number formats of a file, and those that it has not had yet. */
class NumberFormats {
  private readonly list: AddedElements
  private readonly root: XmlElement
  private readonly ids: Map<string, number>

  constructor(source: string, root: XmlElement) {
    const list = childOf(root, 'numFmts')
    this.root = root
    this.list = new AddedElements(source, list)
    this.ids = new Map(
      childrenOf(list, 'numFmt').map(({ attributes }) => [
        attributes.formatCode ?? '',
        numberIn(attributes.numFmtId, 0),
      ]),
    )
  }

  private readonly own: string[] = []

  id(code: string): number {
    const present = this.ids.get(code) ?? countedFormat(code)
    if (present !== undefined) return present
    // Below 164 the numbers belong to the programs.
    const id = Math.max(163, ...this.ids.values()) + 1
    this.ids.set(code, id)
    const tag = withAttribute(`<${this.root.prefix}numFmt numFmtId="${id}"/>`, 'formatCode', code)
    if (this.list.list) this.list.add(tag)
    else this.own.push(tag)
    return id
  }

  splices(): readonly Splice[] {
    if (this.own.length === 0) return this.list.splices()
    const { prefix, openEnd } = this.root
    const text = `<${prefix}numFmts count="${this.own.length}">${this.own.join('')}</${prefix}numFmts>`
    return [{ start: openEnd, end: openEnd, text }]
  }
}

function formatXml(
  source: string,
  xf: XmlElement,
  change: FormatChange,
  fonts: AddedElements,
  numbers: NumberFormats,
): string {
  let tag = source.slice(xf.start, xf.openEnd)
  const font = fonts.list?.children[numberIn(xf.attributes.fontId, 0)]
  if (font && (change.bold !== undefined || change.italic !== undefined)) {
    tag = withAttribute(tag, 'fontId', String(fonts.add(fontXml(source, font, change))))
    tag = withAttribute(tag, 'applyFont', '1')
  }
  if (change.numberFormat !== undefined) {
    tag = withAttribute(tag, 'numFmtId', String(numbers.id(change.numberFormat)))
    tag = withAttribute(tag, 'applyNumberFormat', '1')
  }
  const inside = source.slice(xf.openEnd, xf.closeStart)
  if (change.wrap === undefined && change.horizontal === undefined) return closed(tag, inside, xf)
  return closed(withAttribute(tag, 'applyAlignment', '1'), alignedXml(source, xf, change), xf)
}

function closed(tag: string, inside: string, xf: XmlElement): string {
  if (inside === '') return xf.selfClosing ? tag : `${tag}</${xf.prefix}xf>`
  return `${tag.replace(/\s*\/>$/, '>')}${inside}</${xf.prefix}xf>`
}

function alignedXml(source: string, xf: XmlElement, change: FormatChange): string {
  const present = childOf(xf, 'alignment')
  let tag = present ? source.slice(present.start, present.openEnd) : `<${xf.prefix}alignment/>`
  if (change.wrap !== undefined) tag = withAttribute(tag, 'wrapText', change.wrap ? '1' : '0')
  if (change.horizontal !== undefined) tag = withAttribute(tag, 'horizontal', change.horizontal)
  if (present === undefined) return tag + source.slice(xf.openEnd, xf.closeStart)
  return source.slice(xf.openEnd, present.start) + tag + source.slice(present.openEnd, xf.closeStart)
}

/** Bold and italic stand first in a font. */
function fontXml(source: string, font: XmlElement, { bold, italic }: FormatChange): string {
  const marks = { b: bold, i: italic }
  const first = Object.entries(marks)
    .map(([name, isOn]) => {
      const present = childOf(font, name)
      if (isOn === undefined) return present ? source.slice(present.start, present.end) : ''
      return isOn ? `<${font.prefix}${name}/>` : ''
    })
    .join('')
  const rest = font.children
    .filter(({ name }) => !(name in marks))
    .map(({ start, end }) => source.slice(start, end))
    .join('')
  return `<${font.prefix}font>${first}${rest}</${font.prefix}font>`
}
