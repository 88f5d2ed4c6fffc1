/** How letters look. */
export interface Look {
  /** Points. */
  readonly size: number
  readonly bold: boolean
  readonly italic: boolean
  readonly underline: boolean
  readonly strike: boolean
  readonly color: string
  /** Points between letters. */
  readonly spread: number
  /** Points above the base line. */
  readonly raise: number
}

/** Where a picture that stands outside the text is, from what, in points. */
interface Anchor {
  readonly across: Offset
  readonly down: Offset
}

export interface Offset {
  readonly from: string
  readonly by: number
  readonly align: string
}

export interface Picture {
  readonly kind: 'picture'
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  readonly anchor: Anchor | null
}

interface TextPiece {
  readonly kind: 'text'
  /** A tab and a line break are characters of it. */
  readonly text: string
  readonly look: Look
}

/** A number that is counted when pages are. */
interface CountPiece {
  readonly kind: 'count'
  readonly of: 'page' | 'pages'
  readonly look: Look
}

export type Piece = TextPiece | CountPiece | Picture

interface TabStop {
  readonly at: number
  readonly align: string
}

export interface Edge {
  readonly width: number
  readonly color: string
}

export interface Paragraph {
  readonly kind: 'paragraph'
  readonly pieces: readonly Piece[]
  readonly align: 'left' | 'center' | 'right' | 'both'
  readonly left: number
  readonly right: number
  /** From `left`; negative where the first line hangs out. */
  readonly first: number
  readonly before: number
  readonly after: number
  readonly line: { readonly rule: 'auto' | 'atLeast' | 'exact'; readonly value: number }
  readonly tabs: readonly TabStop[]
  readonly keepNext: boolean
  readonly keepLines: boolean
  readonly pageBefore: boolean
  readonly top: Edge | null
  readonly bottom: Edge | null
  /** Of an empty line. */
  readonly size: number
}

export type Side = 'top' | 'left' | 'bottom' | 'right'

export interface TableCell {
  readonly column: number
  readonly span: number
  /** Below a cell that reaches over it. */
  readonly continues: boolean
  readonly edges: Readonly<Record<Side, Edge | null>>
  readonly margins: Readonly<Record<Side, number>>
  readonly shade: string | null
  readonly middle: 'top' | 'center' | 'bottom'
  readonly blocks: readonly Block[]
}

export interface TableRow {
  readonly cells: readonly TableCell[]
  readonly head: boolean
  readonly whole: boolean
  readonly height: number
  readonly exact: boolean
}

export interface DocxTable {
  readonly kind: 'table'
  readonly widths: readonly number[]
  readonly align: string
  readonly indent: number
  readonly rows: readonly TableRow[]
}

interface PageBreak {
  readonly kind: 'page'
}

export type Block = Paragraph | DocxTable | PageBreak

export interface Heads {
  readonly usual: readonly Block[]
  readonly first: readonly Block[] | null
  readonly even: readonly Block[] | null
}

export interface Section {
  readonly width: number
  readonly height: number
  readonly margins: Readonly<Record<Side | 'header' | 'footer', number>>
  readonly header: Heads
  readonly footer: Heads
  readonly goesOn: boolean
  readonly blocks: readonly Block[]
}

/** What a paper holds that the PDF does not show as the word processor does. */
export const paperNotes = [
  'tracked',
  'shapes',
  'pictures',
  'wrapping',
  'footnotes',
  'comments',
  'equations',
  'columns',
  'symbols',
  'numbering',
  'merged',
] as const

export type PaperNote = (typeof paperNotes)[number]

export interface DocxContent {
  readonly sections: readonly Section[]
  readonly notes: Set<PaperNote>
}
