import { readFormats } from './cell-formats.ts'
import { isRich, itemText } from './cell-text.ts'
import { cellsOfTablesAndPivots } from './cells-of-tables-and-pivots.ts'
import { type OfficePackage, partName, partText } from './office-package.ts'
import { type Relation, relationsOf } from './package-relationships.ts'
import { WorkbookProblem } from './problem.ts'
import { readSheet, type SharedString } from './read-sheet.ts'
import { themeColors } from './theme-colors.ts'
import type { CarriedPart, DefinedName, Sheet, Workbook } from './workbook-types.ts'
import { childOf, childrenOf, isOn, numberIn, readXml, type XmlElement } from './xml.ts'

/** The parts of a package that belong to the workbook as a whole. */
export interface BookParts {
  readonly book: string
  readonly relations: readonly Relation[]
  readonly strings: string | undefined
  readonly styles: string | undefined
  readonly theme: string | undefined
  readonly chain: string | undefined
}

/** Finds the workbook in its package. */
export function bookParts(parts: OfficePackage): BookParts {
  const book =
    relationsOf(parts, '').find(({ type }) => type === 'officeDocument')?.part ?? partName(parts, 'xl/workbook.xml')
  // A text or a presentation is a package too, and xlsb holds no XML.
  if (book === undefined || !/\.xml$/i.test(book)) throw new WorkbookProblem('notAWorkbook')
  const relations = relationsOf(parts, book)
  const partOf = (kind: string) => relations.find(({ type }) => type === kind)?.part
  return {
    book,
    relations,
    strings: partOf('sharedStrings'),
    styles: partOf('styles'),
    theme: partOf('theme'),
    chain: partOf('calcChain'),
  }
}

/** What a workbook holds, as the editor shows it. */
export function readWorkbook(parts: OfficePackage): Workbook {
  const { book, relations, strings, styles, theme } = bookParts(parts)
  const root = rootOf(parts, book)
  if (root?.name !== 'workbook') throw new WorkbookProblem('notAWorkbook')
  const texts = readStrings(parts, strings)
  const sheets = childrenOf(childOf(root, 'sheets'), 'sheet').map((element) =>
    sheetOf(parts, element, relations, texts),
  )
  if (sheets.length === 0) throw new WorkbookProblem('broken', book)
  const view = childOf(childOf(root, 'bookViews'), 'workbookView')
  const front = numberIn(view?.attributes.activeTab, 0)
  return {
    sheets,
    formats: readFormats(rootOf(parts, styles), themeColors(rootOf(parts, theme))),
    names: childrenOf(childOf(root, 'definedNames'), 'definedName').map(nameOf),
    from1904: isOn(childOf(root, 'workbookPr')?.attributes.date1904),
    isSigned: [...parts.keys()].some((name) => name.startsWith('_xmlsignatures/')),
    hasStyles: styles !== undefined,
    front:
      sheets[front] && !sheets[front].hidden
        ? front
        : Math.max(
            0,
            sheets.findIndex(({ hidden }) => !hidden),
          ),
  }
}

function rootOf(parts: OfficePackage, part: string | undefined): XmlElement | undefined {
  return part === undefined ? undefined : readXml(partText(parts, part), part)
}

function readStrings(parts: OfficePackage, part: string | undefined): readonly SharedString[] {
  const strings: SharedString[] = []
  if (part === undefined) return strings
  readXml(partText(parts, part), part, (element) => {
    if (element.name !== 'si') return false
    strings.push({ text: itemText(element), rich: isRich(element) })
    return true
  })
  return strings
}

const nothing = {
  rows: new Map(),
  columns: [],
  standardWidth: 8.43,
  standardHeight: 15,
  merges: [],
  validations: [],
  frozenRows: 0,
  frozenColumns: 0,
  isProtected: false,
  arrays: [],
  repeated: [],
  carried: [],
}

function sheetOf(
  parts: OfficePackage,
  { attributes }: XmlElement,
  relations: readonly Relation[],
  strings: readonly SharedString[],
): Sheet {
  const id = Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1]
  const relation = relations.find((candidate) => candidate.id === id)
  const part = relation?.part
  if (part === undefined) throw new WorkbookProblem('broken', attributes.name ?? '')
  const start = { name: attributes.name ?? '', part, hidden: (attributes.state ?? 'visible') !== 'visible' }
  if (relation?.type !== 'worksheet') return { ...start, ...nothing, cellless: true }
  const written = readSheet(partText(parts, part), part, strings)
  const repeated = cellsOfTablesAndPivots(parts, part)
  const pivots: readonly CarriedPart[] = repeated.some(({ by }) => by === 'pivot') ? ['pivotTable'] : []
  return { ...start, ...written, repeated, cellless: false, carried: [...written.carried, ...pivots] }
}

function nameOf({ attributes, text }: XmlElement): DefinedName {
  const sheet = numberIn(attributes.localSheetId, -1)
  return { name: attributes.name ?? '', formula: text, ...(sheet >= 0 && { sheet }) }
}
