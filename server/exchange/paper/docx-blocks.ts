import { childOf, elementsOf, type XmlElement } from '../template/xml-tree.ts'
import type { Block, Paragraph, Piece } from './docx-content.ts'
import { piecesOf, type ReadPiece } from './docx-pieces.ts'
import { type Chain, edgeOf, isOn, lookOf, pointsOf, said } from './docx-properties.ts'
import { type PartSource, propertiesIn, styleChain } from './docx-source.ts'
import { tableOf } from './docx-table.ts'

const open: ReadonlySet<string> = new Set(['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:moveTo'])

/** The paragraphs and tables below an element, in order. */
export function blocksOf(source: PartSource, parent: XmlElement): Block[] {
  return elementsOf(parent).flatMap((child): Block[] => {
    if (child.name === 'w:p') return paragraphOf(source, child)
    if (child.name === 'w:tbl') return [tableOf(source, child, blocksOf)]
    return open.has(child.name) ? blocksOf(source, child) : []
  })
}

function paragraphOf(source: PartSource, element: XmlElement): Block[] {
  const own = propertiesIn([element], 'w:pPr')
  const styles = styleChain(source, said(own, 'w:pStyle', 'w:val') ?? source.defaults.style)
  const styled = [...source.defaults.paragraph, ...propertiesIn(styles, 'w:pPr')]
  const level = levelOf(source, [...styled, ...own])
  const chain = [...styled, ...(level === null ? [] : propertiesIn([level.element], 'w:pPr')), ...own]
  const runs = [...source.defaults.run, ...propertiesIn(styles, 'w:rPr')]
  const pieces = piecesOf(source, element, runs)
  const mark = [...runs, ...own.flatMap((one) => childOf(one, 'w:rPr') ?? [])]
  const stand = standOf(chain, lookOf(mark).size, fontSize(pieces) ?? lookOf(mark).size)
  if (level !== null && level.label !== '') {
    const look = lookOf([...mark, ...propertiesIn([level.element], 'w:rPr')])
    const after = { tab: '\t', space: ' ' }[level.suffix] ?? ''
    pieces.unshift({ kind: 'text', text: level.label + after, look })
  }
  return cutAtPages(stand, pieces)
}

function levelOf({ numbering }: PartSource, chain: Chain) {
  const lists = propertiesIn(chain, 'w:numPr')
  const list = said(lists, 'w:numId', 'w:val')
  return list === undefined || list === '0' ? null : numbering.next(list, Number(said(lists, 'w:ilvl', 'w:val') ?? 0))
}

function fontSize(pieces: readonly ReadPiece[]): number | null {
  const first = pieces.find((piece) => piece.kind === 'text')
  return first?.kind === 'text' ? first.look.size : null
}

type Stand = Omit<Paragraph, 'pieces'>

function standOf(chain: Chain, size: number, letter: number): Stand {
  const indent = (name: string) => pointsOf(said(chain, 'w:ind', `w:${name}`))
  const chars = (name: string) => (Number(said(chain, 'w:ind', `w:${name}`) ?? 0) / 100) * letter
  const borders = propertiesIn(chain, 'w:pBdr').at(-1)
  const rule = said(chain, 'w:spacing', 'w:lineRule') ?? 'auto'
  const line = said(chain, 'w:spacing', 'w:line')
  return {
    kind: 'paragraph',
    align: alignOf(said(chain, 'w:jc', 'w:val')),
    left: chars('leftChars') || indent('left') || indent('start'),
    right: chars('rightChars') || indent('right') || indent('end'),
    first: (chars('firstLineChars') || indent('firstLine')) - (chars('hangingChars') || indent('hanging')),
    before: pointsOf(said(chain, 'w:spacing', 'w:before')),
    after: pointsOf(said(chain, 'w:spacing', 'w:after')),
    line:
      rule === 'atLeast' || rule === 'exact'
        ? { rule, value: Math.max(pointsOf(line, size), 1) }
        : { rule: 'auto', value: Math.max(pointsOf(line, 12) / 12, 0.1) },
    tabs: tabsOf(chain),
    keepNext: isOn(chain, 'w:keepNext'),
    keepLines: isOn(chain, 'w:keepLines'),
    pageBefore: isOn(chain, 'w:pageBreakBefore'),
    top: edgeOf(borders && childOf(borders, 'w:top')),
    bottom: edgeOf(borders && childOf(borders, 'w:bottom')),
    size,
  }
}

function alignOf(value: string | undefined): Paragraph['align'] {
  if (value === 'center') return 'center'
  if (value === 'right' || value === 'end') return 'right'
  return value === 'both' || value === 'distribute' ? 'both' : 'left'
}

function tabsOf(chain: Chain): Paragraph['tabs'] {
  const stops = new Map<number, string>()
  for (const tab of propertiesIn(chain, 'w:tabs').flatMap(elementsOf)) {
    const at = pointsOf(tab.attributes['w:pos'])
    if (tab.attributes['w:val'] === 'clear') stops.delete(at)
    else stops.set(at, tab.attributes['w:val'] ?? 'left')
  }
  return [...stops].map(([at, align]) => ({ at, align })).toSorted((a, b) => a.at - b.at)
}

/** A paragraph in which a page ends is two, the second going on where the first was cut. */
function cutAtPages(stand: Stand, pieces: readonly ReadPiece[]): Block[] {
  const blocks: Block[] = []
  let part: Piece[] = []
  for (const piece of pieces) {
    if (piece.kind !== 'page') part.push(piece)
    else {
      if (part.length > 0) blocks.push({ ...stand, pieces: part, after: 0 })
      blocks.push({ kind: 'page' })
      part = []
    }
  }
  const isCut = blocks.length > 0
  if (part.length > 0 || !isCut) blocks.push({ ...stand, pieces: part, ...(isCut ? { first: 0, before: 0 } : {}) })
  return blocks
}
