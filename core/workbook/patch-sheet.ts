import type { AddedStrings } from './added-strings.ts'
import { cellName, readArea, readCell } from './cell-address.ts'
import { cellXml } from './cell-xml.ts'
import { moveFormula } from './formula/move-formula.ts'
import type { CellWrite } from './workbook-changes.ts'
import { childOf, childrenOf, numberIn, readXml, type Splice, splice, withAttribute, type XmlElement } from './xml.ts'

/** A row of the file; its cells are held only where one of them changes. */
interface WrittenRow {
  readonly index: number
  readonly element: XmlElement
  readonly cells: ReadonlyMap<number, XmlElement>
}

/** A cell whose formula stands in another cell of the same number. */
interface SharedCell {
  readonly row: number
  readonly column: number
  readonly group: string
  readonly formula: string
  readonly value: XmlElement | undefined
}

/** Writes cells into a sheet; all else of it stays byte for byte. */
export function patchSheet(source: string, part: string, changed: readonly CellWrite[], strings: AddedStrings): string {
  const { root, rows, shared } = readRows(source, part, new Set(changed.map(({ row }) => row)))
  const alone = withoutTheirFirst(shared, changed)
  // Their rows were not held in the first reading.
  if (alone.length > 0) return patchSheet(splice(source, ownFormulas(source, alone)), part, changed, strings)
  const data = childOf(root, 'sheetData')
  if (data === undefined) return source
  const changes = [
    ...rowSplices(source, data, rows, byRow(changed), strings),
    ...dimensionSplice(source, root, changed),
  ]
  return splice(source, changes)
}

function readRows(source: string, part: string, held: ReadonlySet<number>) {
  const rows: WrittenRow[] = []
  const shared: (SharedCell & { readonly element: XmlElement })[] = []
  let next = 0
  const root = readXml(source, part, (element) => {
    if (element.name !== 'row') return false
    const index = numberIn(element.attributes.r, next + 1) - 1
    next = index + 1
    const cells = new Map<number, XmlElement>()
    let column = 0
    for (const cell of childrenOf(element, 'c')) {
      column = readCell(cell.attributes.r ?? '')?.column ?? column
      cells.set(column, cell)
      const formula = childOf(cell, 'f')
      if (formula?.attributes.t === 'shared') {
        const { si: group = '' } = formula.attributes
        shared.push({ row: index, column, group, formula: formula.text, value: childOf(cell, 'v'), element: formula })
      }
      column += 1
    }
    const empty = { ...element, children: [] }
    rows.push({ index, element: empty, cells: held.has(index) ? cells : new Map() })
    return true
  })
  return { root, rows, shared }
}

type Shared = ReturnType<typeof readRows>['shared']

/** Cells that share a formula whose first cell is typed over: each gets the formula as it reads there. */
function withoutTheirFirst(
  shared: Shared,
  changed: readonly CellWrite[],
): readonly (Shared[number] & { own: string })[] {
  const typed = new Set(changed.filter(({ content }) => content).map(({ row, column }) => cellName(row, column)))
  const lost = new Map(
    shared
      .filter(({ row, column, formula }) => formula !== '' && typed.has(cellName(row, column)))
      .map((first) => [first.group, first]),
  )
  return shared.flatMap((cell) => {
    const first = lost.get(cell.group)
    if (first === undefined) return []
    const own = moveFormula(first.formula, cellName(first.row, first.column), cellName(cell.row, cell.column))
    return [{ ...cell, own }]
  })
}

function ownFormulas(source: string, alone: ReturnType<typeof withoutTheirFirst>): readonly Splice[] {
  return alone.map(({ element, own }) => {
    const escaped = own.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    return {
      start: element.start,
      end: element.end,
      text: `<${element.prefix}f>${escaped}</${element.prefix}f>`,
    }
  })
}

function byRow(changed: readonly CellWrite[]): ReadonlyMap<number, readonly CellWrite[]> {
  const rows = new Map<number, CellWrite[]>()
  for (const write of [...changed].sort((a, b) => a.row - b.row || a.column - b.column)) {
    const row = rows.get(write.row)
    if (row) row.push(write)
    else rows.set(write.row, [write])
  }
  return rows
}

function rowSplices(
  source: string,
  data: XmlElement,
  rows: readonly WrittenRow[],
  changed: ReadonlyMap<number, readonly CellWrite[]>,
  strings: AddedStrings,
): readonly Splice[] {
  const { prefix } = data
  const splices: Splice[] = []
  const present = new Map(rows.map((row) => [row.index, row]))
  let added = ''
  for (const [index, writes] of changed) {
    const row = present.get(index)
    if (row) {
      splices.push(...cellSplices(source, row, writes, prefix, strings))
      continue
    }
    const cells = writes.map((write) => cellXml(write, undefined, prefix, strings)).join('')
    if (cells === '') continue
    const xml = `<${prefix}row r="${index + 1}">${cells}</${prefix}row>`
    const next = rows.find((candidate) => candidate.index > index)
    if (data.selfClosing) added += xml
    else splices.push(insertion(next?.element.start ?? data.closeStart, xml))
  }
  if (added !== '') {
    const tag = source.slice(data.start, data.openEnd).replace(/\s*\/>$/, '>')
    splices.push({ start: data.start, end: data.end, text: `${tag}${added}</${prefix}sheetData>` })
  }
  return splices
}

function cellSplices(
  source: string,
  { index, element, cells }: WrittenRow,
  writes: readonly CellWrite[],
  prefix: string,
  strings: AddedStrings,
): readonly Splice[] {
  const splices: Splice[] = []
  let added = ''
  for (const write of writes) {
    const present = cells.get(write.column)
    const xml = cellXml(write, present && { source, element: present }, prefix, strings)
    if (present)
      splices.push({ start: present.start, end: present.end, text: named(xml, present, index, write.column) })
    else if (element.selfClosing) added += xml
    else if (xml !== '') {
      const next = [...cells].find(([column]) => column > write.column)
      splices.push(insertion(next?.[1].start ?? element.closeStart, xml))
    }
  }
  const tag = rowTag(source.slice(element.start, element.openEnd), element, writes)
  if (element.selfClosing) {
    if (added === '') return []
    return [{ start: element.start, end: element.end, text: `${tag.replace(/\s*\/>$/, '>')}${added}</${prefix}row>` }]
  }
  return [{ start: element.start, end: element.openEnd, text: tag }, ...splices]
}

/** A row that leaves its number out, or cells that do, count by what stands before: then nothing is left out. */
function named(xml: string, present: XmlElement, row: number, column: number): string {
  if (xml === '' && present.attributes.r === undefined) return `<${present.prefix}c/>`
  if (present.attributes.r !== undefined) return xml
  return xml.replace(/^<[^>]*>/, (tag) => withAttribute(tag, 'r', cellName(row, column)))
}

/** The hint of a row at its first and last cell goes where it would no longer be right. */
function rowTag(tag: string, { attributes }: XmlElement, writes: readonly CellWrite[]): string {
  const [first = 1, last = 0] = (attributes.spans ?? '').split(':').map(Number)
  const isRight = writes.every(({ column }) => column + 1 >= first && column + 1 <= last)
  return attributes.spans === undefined || isRight ? tag : withAttribute(tag, 'spans', undefined)
}

function insertion(place: number, text: string): Splice {
  return { start: place, end: place, text }
}

function dimensionSplice(source: string, root: XmlElement, changed: readonly CellWrite[]): readonly Splice[] {
  const dimension = childOf(root, 'dimension')
  const area = readArea(dimension?.attributes.ref ?? '')
  if (dimension === undefined || area === null) return []
  const filled = changed.filter(({ content, style }) => content?.value != null || content?.formula || style)
  const top = Math.min(area.top, ...filled.map(({ row }) => row))
  const left = Math.min(area.left, ...filled.map(({ column }) => column))
  const bottom = Math.max(area.bottom, ...filled.map(({ row }) => row))
  const right = Math.max(area.right, ...filled.map(({ column }) => column))
  if (top === area.top && left === area.left && bottom === area.bottom && right === area.right) return []
  const tag = source.slice(dimension.start, dimension.openEnd)
  const text = withAttribute(tag, 'ref', `${cellName(top, left)}:${cellName(bottom, right)}`)
  return [{ start: dimension.start, end: dimension.openEnd, text }]
}
