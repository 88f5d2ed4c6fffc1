import { paragraphsOf } from './docx-paragraphs.ts'
import { placeholderPattern } from './placeholders.ts'
import { elementsOf, escapeXml, type XmlElement, xmlElement } from './xml-tree.ts'

/** What the placeholders of a template stand for. */
export interface Repeating {
  /** Columns of sub-tables, by placeholder, with the loop that repeats them. */
  readonly columns: Readonly<Record<string, string>>
  /** Parts that repeat lines of a sub-table, by placeholder, with the same loop. */
  readonly parts: Readonly<Record<string, string>>
}

/**
 * A table row with columns of a sub-table is repeated for each of its lines, whoever typed the template: unless a part
 * around it repeats them already.
 */
export function repeatRows(root: XmlElement, { columns, parts }: Repeating): void {
  const open: string[] = []
  const loops = new Map<XmlElement, string>()
  for (const { text, row } of paragraphsOf(root)) {
    for (const [, sign = '', name = ''] of text.matchAll(placeholderPattern)) {
      if (sign === '#') open.push(name)
      else if (sign === '/') open.pop()
      const loop = sign === '' ? columns[name] : undefined
      const repeated = open.some((part) => parts[part] === loop)
      if (loop !== undefined && row !== null && !repeated && !loops.has(row)) loops.set(row, loop)
    }
  }
  for (const [row, loop] of loops) wrapRow(row, loop)
}

function wrapRow(row: XmlElement, loop: string): void {
  const cells = elementsOf(row).filter(({ name }) => name === 'w:tc')
  const first = cells[0] && paragraphsOf(cells[0])[0]?.element
  const last = cells.at(-1)
  const end = last && paragraphsOf(last).at(-1)?.element
  if (first === undefined || end === undefined) return
  const start = first.children.findIndex((child) => typeof child !== 'string' && child.name === 'w:pPr') + 1
  first.children.splice(start, 0, run(`{{#${loop} [loopOver: "row"]}}`))
  end.children.push(run(`{{/${loop}}}`))
}

function run(text: string): XmlElement {
  return xmlElement('w:r', {}, [xmlElement('w:t', { 'xml:space': 'preserve' }, [escapeXml(text)])])
}
