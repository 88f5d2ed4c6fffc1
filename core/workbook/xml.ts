import { SaxesParser } from 'saxes'
import { WorkbookProblem } from './problem.ts'

/** An element and where it stands in the source, so that a part is patched and not written anew. */
export interface XmlElement {
  /** Without its prefix. */
  readonly name: string
  readonly prefix: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  /** What stands directly in it. */
  text: string
  readonly start: number
  /** After the opening tag. */
  readonly openEnd: number
  /** Before the closing tag. */
  closeStart: number
  end: number
  readonly selfClosing: boolean
}

/**
 * Reads a part. What `take` answers true for is not held by its parent: so a sheet is read row by row and never stands in
 * memory as a tree.
 */
export function readXml(
  source: string,
  part: string,
  take: (element: XmlElement) => boolean = () => false,
): XmlElement {
  const parser = new SaxesParser()
  const open: XmlElement[] = []
  let root: XmlElement | undefined
  const addText = (text: string) => {
    const inner = open.at(-1)
    if (inner) inner.text += text
  }
  // A definition of entities has no place in an office file; those of the language itself need none.
  parser.on('doctype', () => {
    throw new WorkbookProblem('broken', part)
  })
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    open.push(opened(name, attributes, source.lastIndexOf('<', parser.position - 1), parser.position, isSelfClosing))
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = open.pop()
    if (element === undefined) return
    element.end = parser.position
    element.closeStart = element.selfClosing ? element.end : source.lastIndexOf('<', parser.position - 1)
    const parent = open.at(-1)
    if (parent === undefined) root = element
    else if (!take(element)) parent.children.push(element)
  })
  try {
    parser.write(source).close()
  } catch {
    throw new WorkbookProblem('broken', part)
  }
  if (root === undefined) throw new WorkbookProblem('broken', part)
  return root
}

function opened(
  whole: string,
  attributes: Readonly<Record<string, string>>,
  start: number,
  openEnd: number,
  selfClosing: boolean,
): XmlElement {
  const colon = whole.indexOf(':')
  return {
    name: whole.slice(colon + 1),
    prefix: whole.slice(0, colon + 1),
    attributes,
    children: [],
    text: '',
    start,
    openEnd,
    closeStart: openEnd,
    end: openEnd,
    selfClosing,
  }
}

/** The first child of a name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name)
}

/** All children of a name. */
export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? []
}

/** An attribute that stands for true; office files write it as 1, true or on. */
export function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true' || value === 'on'
}

/** A number in an attribute, or what holds without it. */
export function numberIn(value: string | undefined, otherwise: number): number {
  const number = value === undefined ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : otherwise
}

/** Text as it stands between tags. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** A tag with one attribute set; everything else of it stays as it was written. */
export function withAttribute(tag: string, name: string, value: string | undefined): string {
  const present = new RegExp(`\\s${name}\\s*=\\s*("[^"]*"|'[^']*')`)
  if (value === undefined) return tag.replace(present, '')
  const written = ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`
  if (present.test(tag)) return tag.replace(present, () => written)
  return tag.replace(/\s*\/?>$/, (end) => `${written}${end.trim()}`)
}

/** A change of a source: what stands from `start` to `end` becomes `text`. */
export interface Splice {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A source with all its changes; they may not overlap. */
export function splice(source: string, changes: readonly Splice[]): string {
  const pieces: string[] = []
  let from = 0
  for (const { start, end, text } of [...changes].sort((a, b) => a.start - b.start || a.end - b.end)) {
    pieces.push(source.slice(from, start), text)
    from = end
  }
  pieces.push(source.slice(from))
  return pieces.join('')
}
