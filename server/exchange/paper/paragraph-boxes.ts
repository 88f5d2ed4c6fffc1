import { inFont } from '../print/pdf-page.ts'
import type { PaperNote, Paragraph, Picture } from './docx-content.ts'
import { type Box, plainBox } from './paper-box.ts'
import { type Atom, type Counts, type Line, linesOf } from './set-paragraph.ts'

/** What is laid out on: how wide, with which counts, and where it is noted what cannot be drawn. */
export interface Column {
  readonly width: number
  readonly counts: Counts
  readonly notes: Set<PaperNote>
  /** Draws a picture that stands outside the text; the top of its paragraph is given. */
  readonly anchored: (pdf: PDFKit.PDFDocument, picture: Picture, x: number, y: number) => void
}

const natural = 1.3

export function paragraphBoxes(paragraph: Paragraph, column: Column, gap: number): Box[] {
  const lines = linesOf(paragraph, column.width, column.counts)
  const anchors = paragraph.pieces.filter((piece) => piece.kind === 'picture').filter(({ anchor }) => anchor !== null)
  return lines.map((line, at): Box => {
    const [isFirst, isLast] = [at === 0, at === lines.length - 1]
    const height = heightOfLine(paragraph, line)
    return {
      ...plainBox,
      height,
      gap: isFirst ? gap : 0,
      keep: isLast ? paragraph.keepNext : paragraph.keepLines || (isFirst && lines.length > 1),
      pageBefore: isFirst && paragraph.pageBefore,
      draw: (pdf, x, y) => {
        if (isFirst) for (const picture of anchors) column.anchored(pdf, picture, x, y)
        drawLine(pdf, paragraph, line, { x, y, height, width: column.width }, column.notes)
        if (isFirst) drawEdge(pdf, paragraph, 'top', { x, y, height, width: column.width })
        if (isLast) drawEdge(pdf, paragraph, 'bottom', { x, y, height, width: column.width })
      },
    }
  })
}

function heightOfLine({ line: { rule, value }, size }: Paragraph, { atoms }: Line): number {
  const letters = Math.max(...atoms.map(({ look, picture }) => (picture === null ? look.size : 0)), 0) || size
  const pictures = Math.max(...atoms.map(({ picture }) => picture?.height ?? 0), 0)
  const own = Math.max(letters * natural, pictures === 0 ? 0 : pictures + 2)
  if (rule === 'exact') return Math.max(value, pictures === 0 ? 0 : own)
  return rule === 'atLeast' ? Math.max(value, own) : Math.max(letters * natural * value, own)
}

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function drawEdge(
  pdf: PDFKit.PDFDocument,
  paragraph: Paragraph,
  side: 'top' | 'bottom',
  { x, y, width, height }: Place,
): void {
  const edge = paragraph[side]
  if (edge === null) return
  const at = side === 'top' ? y : y + height
  pdf
    .moveTo(x + paragraph.left, at)
    .lineTo(x + width - paragraph.right, at)
    .lineWidth(edge.width)
    .strokeColor(edge.color)
    .stroke()
}

const mostStretch = 0.25

function drawLine(
  pdf: PDFKit.PDFDocument,
  { align, right }: Paragraph,
  line: Line,
  { x, y, width, height }: Place,
  notes: Set<PaperNote>,
): void {
  const room = width - right - line.from - line.width
  const before = { left: 0, both: 0, center: room / 2, right: room }[align]
  const gaps = align === 'both' && !line.isLast && room > 0 && room < width * mostStretch ? gapsOf(line.atoms) : []
  const stretch = gaps.length === 0 ? 0 : room / gaps.length
  const size = Math.max(...line.atoms.map(({ look }) => look.size), 1)
  const hasPicture = line.atoms.some(({ picture }) => picture !== null)
  const base = hasPicture ? y + height - size * 0.25 - 1 : y + height / 2 + size * 0.36
  let at = x + line.from + before
  for (const fragment of fragmentsOf(line.atoms, new Set(gaps))) {
    drawFragment(pdf, fragment, { x: at, base }, notes)
    at += fragment.atoms.reduce((sum, atom) => sum + atom.width, 0) + (fragment.isGap ? stretch : 0)
  }
}

/** After which letters a line may be spread: spaces, and letters that stand without spaces. */
function gapsOf(atoms: readonly Atom[]): number[] {
  const lastTab = atoms.findLastIndex(({ letter }) => letter === '\t')
  return [...atoms.keys()].slice(0, -1).filter((at) => {
    const [own = '', next = ''] = [atoms[at]?.letter, atoms[at + 1]?.letter]
    return at > lastTab && (own === ' ' || (wide.test(own) && wide.test(next)))
  })
}

const wide = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u

interface Fragment {
  readonly atoms: Atom[]
  isGap: boolean
}

/** Neighbours that are written in one go. */
function fragmentsOf(atoms: readonly Atom[], gaps: ReadonlySet<number>): Fragment[] {
  const fragments: Fragment[] = []
  for (const [at, atom] of atoms.entries()) {
    const last = fragments.at(-1)
    const before = last?.atoms.at(-1)
    const isSame =
      before?.look === atom.look && before.font === atom.font && before.picture === null && atom.picture === null
    if (last === undefined || last.isGap || !isSame || atom.letter === '\t' || before?.letter === '\t')
      fragments.push({ atoms: [atom], isGap: gaps.has(at) })
    else {
      last.atoms.push(atom)
      last.isGap = gaps.has(at)
    }
  }
  return fragments
}

function drawFragment(
  pdf: PDFKit.PDFDocument,
  { atoms }: Fragment,
  { x, base }: { readonly x: number; readonly base: number },
  notes: Set<PaperNote>,
): void {
  const [first] = atoms
  if (first === undefined) return
  const { look, picture } = first
  if (picture !== null) return drawPicture(pdf, picture, x, base - picture.height, notes)
  const width = atoms.reduce((sum, atom) => sum + atom.width, 0)
  const y = base - look.raise
  if (first.letter !== '\t')
    inFont(pdf, first.font)
      .fontSize(look.size)
      .fillColor(look.color)
      .text(atoms.map(({ text }) => text).join(''), x, y, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: look.spread,
        oblique: look.italic,
      })
  for (const [isOn, down] of [
    [look.underline, 0.14],
    [look.strike, -0.3],
  ] as const) {
    if (!isOn) continue
    const at = y + look.size * down
    pdf
      .moveTo(x, at)
      .lineTo(x + width, at)
      .lineWidth(look.size * 0.05)
      .strokeColor(look.color)
      .stroke()
  }
}

/** Draws a picture; one that is broken is noted. */
export function drawPicture(
  pdf: PDFKit.PDFDocument,
  { bytes, width, height }: Picture,
  x: number,
  y: number,
  notes: Set<PaperNote>,
): void {
  try {
    pdf.image(bytes, x, y, { width, height })
  } catch {
    notes.add('pictures')
  }
}
