import { childOf, elementsOf, type XmlElement } from '../template/xml-tree.ts'
import type { Block, DocxTable, Edge, Side, TableCell, TableRow } from './docx-content.ts'
import { type Chain, colorOf, edgeOf, isOn, pointsOf, said } from './docx-properties.ts'
import { type PartSource, propertiesIn, styleChain } from './docx-source.ts'

type ReadBlocks = (source: PartSource, parent: XmlElement) => Block[]

const sides = ['top', 'left', 'bottom', 'right'] as const
const mostColumns = 63

interface Table {
  readonly source: PartSource
  readonly read: ReadBlocks
  readonly chain: Chain
  readonly rows: number
}

export function tableOf(source: PartSource, element: XmlElement, read: ReadBlocks): DocxTable {
  const own = propertiesIn([element], 'w:tblPr')
  const styled = propertiesIn(styleChain(source, said(own, 'w:tblStyle', 'w:val')), 'w:tblPr')
  const chain = [...styled, ...own]
  const grid = childOf(element, 'w:tblGrid')
  const rows = rowsIn(element).filter((row) => !propertiesIn([row], 'w:trPr').some((one) => childOf(one, 'w:del')))
  const table: Table = { source, read, chain, rows: rows.length }
  const read1 = rows.map((row, at) => rowOf(table, row, at))
  const widths = (grid === undefined ? [] : elementsOf(grid)).map(({ attributes }) => pointsOf(attributes['w:w']))
  return {
    kind: 'table',
    widths: widths.length > 0 ? widths.slice(0, mostColumns) : widthsOf(rows),
    align: said(chain, 'w:jc', 'w:val') ?? 'left',
    indent: pointsOf(said(chain, 'w:tblInd', 'w:w')),
    rows: read1,
  }
}

const open: ReadonlySet<string> = new Set(['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins'])

function rowsIn(parent: XmlElement, name = 'w:tr'): XmlElement[] {
  return elementsOf(parent).flatMap((child) => {
    if (child.name === name) return [child]
    return open.has(child.name) ? rowsIn(child, name) : []
  })
}

/** Widths of a table whose grid says none: those of its fullest row. */
function widthsOf(rows: readonly XmlElement[]): number[] {
  const all = rows.map((row) => rowsIn(row, 'w:tc'))
  const fullest = all.reduce((most, cells) => (cells.length > most.length ? cells : most), [])
  return fullest.slice(0, mostColumns).map((cell) => pointsOf(said(propertiesIn([cell], 'w:tcPr'), 'w:tcW', 'w:w'), 0))
}

function rowOf(table: Table, element: XmlElement, at: number): TableRow {
  const own = propertiesIn([element], 'w:trPr')
  let column = Number(said(own, 'w:gridBefore', 'w:val') ?? 0)
  const cells = rowsIn(element, 'w:tc').map((cell, index, all) => {
    const made = cellOf(table, cell, {
      column,
      isTop: at === 0,
      isBottom: at === table.rows - 1,
      isFirst: index === 0,
      isLast: index === all.length - 1,
    })
    column += made.span
    return made
  })
  return {
    cells,
    head: isOn(own, 'w:tblHeader'),
    whole: isOn(own, 'w:cantSplit'),
    height: pointsOf(said(own, 'w:trHeight', 'w:val')),
    exact: said(own, 'w:trHeight', 'w:hRule') === 'exact',
  }
}

interface Place {
  readonly column: number
  readonly isTop: boolean
  readonly isBottom: boolean
  readonly isFirst: boolean
  readonly isLast: boolean
}

function cellOf({ source, read, chain }: Table, element: XmlElement, place: Place): TableCell {
  const own = propertiesIn([element], 'w:tcPr')
  const merge = own.map((one) => childOf(one, 'w:vMerge')).at(-1)
  const span = Number(said(own, 'w:gridSpan', 'w:val') ?? 1)
  const fill = said(own, 'w:shd', 'w:fill')
  const middle = said(own, 'w:vAlign', 'w:val')
  const margin = (side: Side, otherwise: number) =>
    pointsOf(
      said(propertiesIn(own, 'w:tcMar'), `w:${side}`, 'w:w') ??
        said(propertiesIn(chain, 'w:tblCellMar'), `w:${side}`, 'w:w'),
      otherwise,
    )
  return {
    column: place.column,
    span: Number.isSafeInteger(span) && span > 0 ? Math.min(span, mostColumns) : 1,
    continues: merge !== undefined && merge.attributes['w:val'] !== 'restart',
    edges: edgesOf(own, chain, place),
    margins: {
      top: margin('top', 0),
      bottom: margin('bottom', 0),
      left: margin('left', 5.4),
      right: margin('right', 5.4),
    },
    shade: fill === undefined || fill === 'auto' ? null : colorOf(fill),
    middle: middle === 'center' || middle === 'bottom' ? middle : 'top',
    blocks: read(source, element),
  }
}

function edgesOf(own: Chain, chain: Chain, place: Place): Readonly<Record<Side, Edge | null>> {
  const outer = { top: place.isTop, bottom: place.isBottom, left: place.isFirst, right: place.isLast }
  const edge = (side: Side): Edge | null => {
    const said = propertiesIn(own, 'w:tcBorders')
      .map((one) => childOf(one, `w:${side}`))
      .findLast((one) => one)
    if (said !== undefined) return edgeOf(said)
    const inner = side === 'top' || side === 'bottom' ? 'w:insideH' : 'w:insideV'
    const name = outer[side] ? `w:${side}` : inner
    return edgeOf(
      propertiesIn(chain, 'w:tblBorders')
        .map((one) => childOf(one, name))
        .findLast((one) => one),
    )
  }
  const [top, left, bottom, right] = sides.map(edge)
  return { top: top ?? null, left: left ?? null, bottom: bottom ?? null, right: right ?? null }
}
