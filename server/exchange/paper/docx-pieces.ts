import { childOf, elementsOf, unescapeXml, type XmlElement } from '../template/xml-tree.ts'
import type { Piece } from './docx-content.ts'
import { pictureOf } from './docx-picture.ts'
import { type Chain, isOn, lookOf, said } from './docx-properties.ts'
import { type PartSource, propertiesIn, styleChain } from './docx-source.ts'

/** A piece of a paragraph, or where a page ends in it. */
export type ReadPiece = Piece | { readonly kind: 'page' }

/** A field that is being read: its instruction, and whether what stands in it is its result. */
interface Field {
  instruction: string
  isResult: boolean
  isCounted: boolean
}

interface Reading {
  readonly source: PartSource
  readonly base: Chain
  readonly fields: Field[]
  readonly pieces: ReadPiece[]
}

/** What stands in a paragraph, as tracked changes leave it once accepted. `base` is the look of its style. */
export function piecesOf(source: PartSource, paragraph: XmlElement, base: Chain): ReadPiece[] {
  const reading: Reading = { source, base, fields: [], pieces: [] }
  readInside(reading, paragraph)
  return reading.pieces
}

const open: ReadonlySet<string> = new Set([
  'w:hyperlink',
  'w:smartTag',
  'w:sdt',
  'w:sdtContent',
  'w:customXml',
  'w:dir',
])

function readInside(reading: Reading, parent: XmlElement): void {
  const { notes } = reading.source
  for (const child of elementsOf(parent)) {
    if (child.name === 'w:r') readRun(reading, child)
    else if (open.has(child.name)) readInside(reading, child)
    else if (child.name === 'w:fldSimple') readSimpleField(reading, child)
    else if (child.name === 'w:ins' || child.name === 'w:moveTo') {
      notes.add('tracked')
      readInside(reading, child)
    } else if (child.name === 'w:del' || child.name === 'w:moveFrom') notes.add('tracked')
    else if (child.name === 'm:oMath' || child.name === 'm:oMathPara') notes.add('equations')
  }
}

function countIn(instruction: string): 'page' | 'pages' | null {
  const [name] = instruction.trim().split(/\s+/)
  if (name === 'PAGE') return 'page'
  return name === 'NUMPAGES' || name === 'SECTIONPAGES' ? 'pages' : null
}

function readSimpleField(reading: Reading, field: XmlElement): void {
  const of = countIn(unescapeXml(field.attributes['w:instr'] ?? ''))
  if (of === null) readInside(reading, field)
  else {
    const run = childOf(field, 'w:r')
    reading.pieces.push({ kind: 'count', of, look: lookOf(run === undefined ? reading.base : chainOf(reading, run)) })
  }
}

function chainOf({ source, base }: Reading, run: XmlElement): Chain {
  const own = propertiesIn([run], 'w:rPr')
  return [...base, ...propertiesIn(styleChain(source, said(own, 'w:rStyle', 'w:val')), 'w:rPr'), ...own]
}

function readRun(reading: Reading, run: XmlElement): void {
  const chain = chainOf(reading, run)
  if (isOn(chain, 'w:vanish')) return
  for (const child of elementsOf(run)) {
    if (child.name === 'w:fldChar') readFieldMark(reading, child, chain)
    else if (child.name === 'w:instrText') {
      const field = reading.fields.at(-1)
      if (field !== undefined) field.instruction += textIn(child)
    } else if (reading.fields.every(({ isResult, isCounted }) => isResult && !isCounted))
      readContent(reading, child, chain)
  }
}

function readFieldMark({ fields, pieces }: Reading, mark: XmlElement, chain: Chain): void {
  const kind = mark.attributes['w:fldCharType']
  const field = fields.at(-1)
  if (kind === 'begin') fields.push({ instruction: '', isResult: false, isCounted: false })
  else if (field !== undefined && kind === 'separate') {
    field.isResult = true
    field.isCounted = pushCount(pieces, field.instruction, chain)
  } else if (field !== undefined && kind === 'end') {
    if (!field.isResult) pushCount(pieces, field.instruction, chain)
    fields.pop()
  }
}

function pushCount(pieces: ReadPiece[], instruction: string, chain: Chain): boolean {
  const of = countIn(instruction)
  if (of !== null) pieces.push({ kind: 'count', of, look: lookOf(chain) })
  return of !== null
}

const written: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:cr': '\n',
  'w:noBreakHyphen': '\u2011',
  'w:ptab': '\t',
}

function readContent(reading: Reading, child: XmlElement, chain: Chain): void {
  const { source, pieces } = reading
  const say = (text: string) => pieces.push({ kind: 'text', text, look: lookOf(chain) })
  const plain = written[child.name]
  if (child.name === 'w:t') say(isOn(chain, 'w:caps') ? textIn(child).toUpperCase() : textIn(child))
  else if (plain !== undefined) say(plain)
  else if (child.name === 'w:br') readBreak(reading, child, say)
  else if (child.name === 'w:drawing') {
    const picture = pictureOf(source, child)
    if (picture !== null) pieces.push(picture)
  } else if (child.name === 'mc:AlternateContent') readChoice(reading, child, chain)
  else if (child.name === 'w:pict' || child.name === 'w:object') source.notes.add('shapes')
  else if (child.name === 'w:sym') source.notes.add('symbols')
  else if (child.name === 'w:footnoteReference' || child.name === 'w:endnoteReference') source.notes.add('footnotes')
  else if (child.name === 'w:commentReference') source.notes.add('comments')
}

function readBreak({ source, pieces }: Reading, mark: XmlElement, say: (text: string) => void): void {
  const kind = mark.attributes['w:type']
  if (kind === 'page') pieces.push({ kind: 'page' })
  else {
    if (kind === 'column') source.notes.add('columns')
    say('\n')
  }
}

function readChoice(reading: Reading, choices: XmlElement, chain: Chain): void {
  const drawing = elementsOf(choices)
    .flatMap(elementsOf)
    .find(({ name }) => name === 'w:drawing')
  if (drawing === undefined) reading.source.notes.add('shapes')
  else readContent(reading, drawing, chain)
}

function textIn(element: XmlElement): string {
  return unescapeXml(element.children.filter((child) => typeof child === 'string').join(''))
}
