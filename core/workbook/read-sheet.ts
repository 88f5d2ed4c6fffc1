import { type Area, cellName, covers, readArea, readAreas, readCell } from './cell-address.ts'
import { decodeEscapes, isRich, itemText } from './cell-text.ts'
import { moveFormula } from './formula/move-formula.ts'
import { WorkbookProblem } from './problem.ts'
import type {
  CarriedPart,
  Cell,
  CellValue,
  ColumnWidth,
  FormulaKind,
  Row,
  Sheet,
  Validation,
} from './workbook-types.ts'
import { childOf, childrenOf, isOn, numberIn, readXml, type XmlElement } from './xml.ts'

/** A sheet of more cells or rows is not opened: the page would stand still. */
const maxCells = 300_000
const maxRows = 100_000

/** A string of the file that cells point to. */
export interface SharedString {
  readonly text: string
  readonly rich: boolean
}

type Written = Omit<Sheet, 'name' | 'part' | 'hidden' | 'cellless' | 'repeated'>

interface SharedFormula {
  readonly cell: string
  readonly formula: string
}

/** What is collected while the rows of a sheet go by. */
interface Rows {
  readonly part: string
  readonly strings: readonly SharedString[]
  readonly rows: Map<number, Row>
  readonly shared: Map<string, SharedFormula>
  readonly arrays: Area[]
  cells: number
}

/** What a sheet holds, read of the text of its part. */
export function readSheet(source: string, part: string, strings: readonly SharedString[]): Written {
  if (countOf(source, '<row') > maxRows || countOf(source, '<c ') > maxCells)
    throw new WorkbookProblem('tooLarge', part)
  const rows: Rows = { part, strings, rows: new Map(), shared: new Map(), arrays: [], cells: 0 }
  let next = 0
  const root = readXml(source, part, (element) => {
    if (element.name !== 'row') return false
    next = readRow(element, next, rows)
    return true
  })
  const view = childOf(childOf(root, 'sheetViews'), 'sheetView')
  const pane = childOf(view, 'pane')?.attributes ?? {}
  const isFrozen = pane.state === 'frozen' || pane.state === 'frozenSplit'
  const standard = childOf(root, 'sheetFormatPr')?.attributes ?? {}
  return {
    rows: rows.rows,
    columns: childrenOf(childOf(root, 'cols'), 'col').map(columnOf),
    standardWidth: numberIn(standard.defaultColWidth, numberIn(standard.baseColWidth, 8) + 0.43),
    standardHeight: numberIn(standard.defaultRowHeight, 15),
    merges: childrenOf(childOf(root, 'mergeCells'), 'mergeCell').flatMap(({ attributes }) =>
      readAreas(attributes.ref ?? ''),
    ),
    validations: validationsOf(root),
    frozenRows: isFrozen ? numberIn(pane.ySplit, 0) : 0,
    frozenColumns: isFrozen ? numberIn(pane.xSplit, 0) : 0,
    isProtected: isOn(childOf(root, 'sheetProtection')?.attributes.sheet),
    arrays: rows.arrays,
    carried: carriedBy(root),
  }
}

function countOf(source: string, mark: string): number {
  let count = 0
  for (let place = source.indexOf(mark); place >= 0; place = source.indexOf(mark, place + 1)) count += 1
  return count
}

/** A row and a cell may leave out their place: they follow the one before. Answers the place that follows. */
function readRow(element: XmlElement, next: number, rows: Rows): number {
  const index = numberIn(element.attributes.r, next + 1) - 1
  const cells = new Map<number, Cell>()
  let column = 0
  for (const child of childrenOf(element, 'c')) {
    const place = readCell(child.attributes.r ?? '')
    column = place?.column ?? column
    cells.set(column, readWritten(child, cellName(index, column), rows))
    column += 1
  }
  rows.cells += cells.size
  if (rows.cells > maxCells || rows.rows.size >= maxRows) throw new WorkbookProblem('tooLarge', rows.part)
  const height = numberIn(element.attributes.ht, -1)
  const { hidden, customFormat, s: style } = element.attributes
  rows.rows.set(index, {
    cells,
    hidden: isOn(hidden),
    ...(height >= 0 && { height }),
    ...(isOn(customFormat) && { style: numberIn(style, 0) }),
  })
  return index + 1
}

function readWritten(element: XmlElement, name: string, rows: Rows): Cell {
  const { value, rich } = valueOf(element, rows.strings)
  const style = numberIn(element.attributes.s, 0)
  const written = childOf(element, 'f')
  const formula = written && formulaOf(written, name, rows)
  return { value, style, ...(rich && { rich }), ...formula }
}

function formulaOf(
  element: XmlElement,
  name: string,
  { shared, arrays }: Rows,
): { formula: string; formulaKind: FormulaKind } | undefined {
  const { t: type, si = '', ref = name } = element.attributes
  if (type === 'array' || type === 'dataTable') {
    const area = readArea(ref)
    if (area) arrays.push(area)
    return { formula: element.text, formulaKind: type === 'array' ? 'array' : 'table' }
  }
  if (type !== 'shared') return element.text === '' ? undefined : { formula: element.text, formulaKind: 'plain' }
  if (element.text !== '') shared.set(si, { cell: name, formula: element.text })
  const first = shared.get(si)
  return first && { formula: moveFormula(first.formula, first.cell, name), formulaKind: 'shared' }
}

function valueOf(element: XmlElement, strings: readonly SharedString[]): { value: CellValue; rich: boolean } {
  const text = childOf(element, 'v')?.text
  const type = element.attributes.t ?? 'n'
  if (type === 'inlineStr') {
    const item = childOf(element, 'is')
    return { value: item ? itemText(item) : '', rich: item !== undefined && isRich(item) }
  }
  if (text === undefined) return { value: null, rich: false }
  if (type === 's') {
    const string = strings[Number(text)]
    return { value: string?.text ?? '', rich: string?.rich ?? false }
  }
  return { value: plainValue(type, text), rich: false }
}

function plainValue(type: string, text: string): CellValue {
  if (type === 'str' || type === 'd') return decodeEscapes(text)
  if (type === 'b') return text.trim() === '1' || text.trim() === 'true'
  if (type === 'e') return { error: text.trim() }
  if (text.trim() === '') return null
  const number = Number(text)
  return Number.isFinite(number) ? number : text
}

function columnOf({ attributes }: XmlElement): ColumnWidth {
  const first = numberIn(attributes.min, 1) - 1
  const width = numberIn(attributes.width, -1)
  return {
    first,
    last: numberIn(attributes.max, first + 1) - 1,
    hidden: isOn(attributes.hidden),
    style: numberIn(attributes.style, 0),
    ...(width >= 0 && { width }),
  }
}

/** Newer files write lists from other sheets apart, with their formulas one level deeper. */
function validationsOf(root: XmlElement): readonly Validation[] {
  const newer = childrenOf(childOf(root, 'extLst'), 'ext').flatMap((ext) =>
    childrenOf(childOf(ext, 'dataValidations'), 'dataValidation'),
  )
  return [...childrenOf(childOf(root, 'dataValidations'), 'dataValidation'), ...newer].map((element) => {
    const { attributes } = element
    const formula = (name: string) => {
      const child = childOf(element, name)
      return (childOf(child, 'f') ?? child)?.text ?? ''
    }
    return {
      areas: readAreas(attributes.sqref ?? childOf(element, 'sqref')?.text ?? ''),
      type: attributes.type ?? 'none',
      operator: attributes.operator ?? 'between',
      first: formula('formula1'),
      second: formula('formula2'),
      allowBlank: isOn(attributes.allowBlank),
      stops: isOn(attributes.showErrorMessage) && (attributes.errorStyle ?? 'stop') === 'stop',
      title: attributes.errorTitle ?? '',
      message: attributes.error ?? '',
    }
  })
}

/** What the elements of a sheet tell of what stands on it. */
const carriedElements: Readonly<Record<string, CarriedPart>> = {
  drawing: 'drawing',
  legacyDrawing: 'comments',
  tableParts: 'table',
  conditionalFormatting: 'conditionalFormatting',
  autoFilter: 'filter',
}

function carriedBy(root: XmlElement): readonly CarriedPart[] {
  const carried = root.children.flatMap(({ name }) => carriedElements[name] ?? [])
  const newer = childrenOf(childOf(root, 'extLst'), 'ext').flatMap(({ children }) => children.map(({ name }) => name))
  if (newer.includes('sparklineGroups')) carried.push('sparklines')
  if (newer.includes('conditionalFormattings')) carried.push('conditionalFormatting')
  return [...new Set(carried)]
}

/** The area of an array formula or a data table that fills a cell, if one does. */
export function arrayOver(sheet: Pick<Sheet, 'arrays'>, row: number, column: number): Area | undefined {
  return sheet.arrays.find((area) => covers(area, row, column))
}
