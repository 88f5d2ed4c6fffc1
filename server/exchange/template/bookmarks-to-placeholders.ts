import { lookOf } from './docx-paragraphs.ts'
import { holdsPlaceholder } from './placeholders.ts'
import { copyOf, elementsOf, escapeXml, unescapeXml, type XmlElement, xmlElement } from './xml-tree.ts'

/**
 * Puts a placeholder of double braces in the place of what stands within each bookmark of these names; the bookmark
 * stays around it, so that the paper can be found its way by later.
 */
export function bookmarksToPlaceholders(root: XmlElement, names: ReadonlySet<string>): void {
  for (const child of elementsOf(root)) {
    if (child.name === 'w:p') fillParagraph(child, names)
    bookmarksToPlaceholders(child, names)
  }
}

function fillParagraph(paragraph: XmlElement, names: ReadonlySet<string>): void {
  for (const start of elementsOf(paragraph).filter(({ name }) => name === 'w:bookmarkStart')) {
    const mark = unescapeXml(start.attributes['w:name'] ?? '')
    if (names.has(mark)) fillBookmark(paragraph, start, mark)
  }
}

/** A bookmark that ends in another paragraph is filled to the end of its first. */
function fillBookmark(paragraph: XmlElement, start: XmlElement, mark: string): void {
  const begin = paragraph.children.indexOf(start) + 1
  const id = start.attributes['w:id']
  const end = paragraph.children.findIndex(
    (child, index) =>
      index >= begin && typeof child !== 'string' && child.name === 'w:bookmarkEnd' && child.attributes['w:id'] === id,
  )
  const within = paragraph.children.slice(begin, end < 0 ? undefined : end)
  const runs = within.filter((child): child is XmlElement => typeof child !== 'string' && child.name === 'w:r')
  if (holdsPlaceholder(xmlElement('w:p', {}, within))) return
  const look = lookOf(runs[0] ?? nearestRun(paragraph, begin))
  const text = xmlElement('w:t', { 'xml:space': 'preserve' }, [escapeXml(`{{${mark}}}`)])
  const run = xmlElement('w:r', {}, [...(look === undefined ? [] : [copyOf(look)]), text])
  const others = within.filter((child) => typeof child !== 'string' && child.name.startsWith('w:bookmark'))
  paragraph.children.splice(begin, within.length, run, ...others)
}

/** An empty bookmark is written like what stands before it. */
function nearestRun(paragraph: XmlElement, before: number): XmlElement | undefined {
  return paragraph.children
    .slice(0, before)
    .filter((child): child is XmlElement => typeof child !== 'string' && child.name === 'w:r')
    .at(-1)
}
