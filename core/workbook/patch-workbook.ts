import { AddedStrings } from './added-strings.ts'
import { cellName } from './cell-address.ts'
import { type OfficePackage, partName, partText, textBytes } from './office-package.ts'
import { relationsName } from './package-relationships.ts'
import { patchSheet } from './patch-sheet.ts'
import { patchStyles } from './patch-styles.ts'
import { type BookParts, bookParts } from './read-workbook.ts'
import type { WorkbookWrites } from './workbook-changes.ts'
import { childOf, childrenOf, readXml, splice, withAttribute, type XmlElement } from './xml.ts'

/**
 * The package with what was changed. Only parts that hold a change are written: cells into their sheet, new texts behind
 * the strings, new looks behind the formats. All other parts are the same bytes.
 */
export function patchWorkbook(parts: OfficePackage, writes: WorkbookWrites): OfficePackage {
  const book = bookParts(parts)
  const patched = new Map(parts)
  const write = (name: string, text: string) => patched.set(name, textBytes(text))
  const strings = new AddedStrings(book.strings && partText(parts, book.strings), book.strings ?? '')
  for (const [part, cells] of writes.sheets) {
    if (cells.length > 0) write(part, patchSheet(partText(parts, part), part, cells, strings))
  }
  if (book.strings !== undefined && strings.added) write(book.strings, strings.text())
  if (book.styles !== undefined && writes.formats.length > 0) {
    write(book.styles, patchStyles(partText(parts, book.styles), book.styles, writes.formats))
  }
  if (writes.mustRecount) write(book.book, recounting(partText(parts, book.book), book.book))
  if (breaksChain(parts, book, writes)) dropChain(patched, book)
  return patched
}

/** Whether a cell became a formula, or one that the order of calculation names was typed over and may have been one. */
function breaksChain(parts: OfficePackage, { chain }: BookParts, { sheets }: WorkbookWrites): boolean {
  const typed = [...sheets.values()].flat().filter(({ content }) => content !== undefined)
  if (chain === undefined || typed.length === 0) return false
  const named = new Set(childrenOf(readXml(partText(parts, chain), chain), 'c').map(({ attributes }) => attributes.r))
  return typed.some(({ row, column, content }) => content?.formula !== undefined || named.has(cellName(row, column)))
}

/**
 * The order of calculation names every cell with a formula, and a program calls a file broken whose order names another.
 * Without the part each program makes its own.
 */
function dropChain(patched: Map<string, Uint8Array>, { book, chain }: BookParts): void {
  if (chain === undefined) return
  patched.delete(chain)
  const types = partName(patched, '[Content_Types].xml')
  const relations = partName(patched, relationsName(book))
  if (types !== undefined)
    without(patched, types, ({ attributes }) => /calcChain\.xml$/i.test(attributes.PartName ?? ''))
  if (relations !== undefined)
    without(patched, relations, ({ attributes }) => attributes.Type?.endsWith('/calcChain') === true)
}

function without(patched: Map<string, Uint8Array>, name: string, isDropped: (element: XmlElement) => boolean): void {
  const source = partText(patched, name)
  const dropped = readXml(source, name).children.filter(isDropped)
  patched.set(
    name,
    textBytes(
      splice(
        source,
        dropped.map(({ start, end }) => ({ start, end, text: '' })),
      ),
    ),
  )
}

/** In the order of the schema, what may stand before the settings of calculation. */
const before = ['definedNames', 'externalReferences', 'functionGroups', 'sheets']

function recounting(source: string, part: string): string {
  const root = readXml(source, part)
  const present = childOf(root, 'calcPr')
  if (present) {
    const tag = withAttribute(source.slice(present.start, present.openEnd), 'fullCalcOnLoad', '1')
    return splice(source, [{ start: present.start, end: present.openEnd, text: tag }])
  }
  const last = before.map((name) => childOf(root, name)).find((element) => element !== undefined)
  const place = last?.end ?? root.closeStart
  return splice(source, [{ start: place, end: place, text: `<${root.prefix}calcPr fullCalcOnLoad="1"/>` }])
}
