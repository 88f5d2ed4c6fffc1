import { childOf, elementsOf, unescapeXml, type XmlElement } from './xml-tree.ts'

/** A paragraph of a part, in the order of the text, with what stands around it. */
interface Paragraph {
  readonly element: XmlElement
  readonly text: string
  /** The innermost table row that it stands in. */
  readonly row: XmlElement | null
}

// The same text once more, for programs that cannot draw the first.
const repeated = 'mc:Fallback'

/** Every paragraph below an element, text boxes included. */
export function paragraphsOf(root: XmlElement): Paragraph[] {
  const paragraphs: Paragraph[] = []
  const walk = (parent: XmlElement, row: XmlElement | null): void => {
    for (const child of elementsOf(parent)) {
      if (child.name === repeated) continue
      if (child.name === 'w:p') paragraphs.push({ element: child, text: textOfRuns(child), row })
      walk(child, child.name === 'w:tr' ? child : row)
    }
  }
  walk(root, null)
  return paragraphs
}

/** What is read in the runs of a paragraph, however a program has cut them. */
export function textOfRuns(parent: XmlElement): string {
  return elementsOf(parent)
    .map((child) => {
      if (child.name === 'w:t') return unescapeXml(child.children.filter((text) => typeof text === 'string').join(''))
      if (child.name === 'w:tab' || child.name === 'w:br') return child.name === 'w:tab' ? '\t' : '\n'
      return outside.has(child.name) ? '' : textOfRuns(child)
    })
    .join('')
}

// A text box is a text of its own, and what was deleted under tracked changes is gone.
const outside: ReadonlySet<string> = new Set(['w:txbxContent', 'w:del', 'w:pPr', 'w:rPr', repeated])

/** How the text of a run looks. */
export function lookOf(run: XmlElement | undefined): XmlElement | undefined {
  return run === undefined ? undefined : childOf(run, 'w:rPr')
}
