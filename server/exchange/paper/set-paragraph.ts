import LineBreaker from 'linebreak'
import { type Run, setLetter } from '../print/typeset-text.ts'
import type { Look, Paragraph, Picture, Piece } from './docx-content.ts'

/** A letter, a tab or a picture in a line. */
export interface Atom extends Run {
  readonly letter: string
  readonly look: Look
  readonly picture: Picture | null
}

export interface Line {
  readonly atoms: readonly Atom[]
  /** Where it begins, from the edge of the text. */
  readonly from: number
  readonly width: number
  /** The last of its paragraph, or before a break: it is not spread to both edges. */
  readonly isLast: boolean
}

/** What the counts of pages are where something is drawn. */
export interface Counts {
  readonly page: string
  readonly pages: string
}

/** A paragraph as lines no wider than `width` points. */
export function linesOf(paragraph: Paragraph, width: number, counts: Counts): Line[] {
  const atoms = paragraph.pieces.flatMap((piece) => atomsOf(piece, counts))
  const lines: Line[] = []
  const edge = Math.max(width - paragraph.right, 20)
  const begin = () => Math.min(Math.max(paragraph.left + (lines.length === 0 ? paragraph.first : 0), 0), edge - 10)
  let from = begin()
  let line: Atom[] = []
  let x = from
  const end = (isLast: boolean) => {
    const shown = line.slice(0, line.findLastIndex(({ letter }) => letter !== ' ' && letter !== '\n') + 1)
    lines.push({ atoms: shown, from, width: widthOf(shown), isLast })
    line = []
    from = begin()
    x = from
  }
  for (const { piece: whole, isForced, from: start } of segmentsOf(atoms)) {
    const piece = squeezed(whole, edge - Math.max(paragraph.left, 0))
    if (line.length > 0 && x + widthOf(trimmed(piece)) > edge + 0.01) end(false)
    for (const [at, atom] of piece.entries()) {
      const isSpace = atom.letter === ' ' || atom.letter === '\n' || atom.letter === '\t'
      if (line.length > 0 && !isSpace && x + atom.width > edge + 0.01) end(false)
      const set =
        atom.letter === '\t' ? { ...atom, width: tabWidth(paragraph, x, untilTab(atoms, start + at + 1), edge) } : atom
      line.push(set)
      x += set.width
    }
    if (isForced) end(true)
  }
  end(true)
  return lines
}

const mostSqueeze = 0.16

/** A word a little wider than a line stands closer: our letters are wider than those that it was laid out with. */
function squeezed(piece: readonly Atom[], room: number): readonly Atom[] {
  const word = trimmed(piece)
  const over = widthOf(word) - room
  if (over <= 0 || over > room * mostSqueeze || word.some(({ letter }) => letter === '\t')) return piece
  const less = (over + 0.1) / word.length
  const looks = new Map<Look, Look>()
  return piece.map((atom) => {
    const look = looks.get(atom.look) ?? { ...atom.look, spread: atom.look.spread - less }
    looks.set(atom.look, look)
    return { ...atom, look, width: atom.width - less }
  })
}

function atomsOf(piece: Piece, counts: Counts): Atom[] {
  if (piece.kind === 'picture') {
    if (piece.anchor !== null) return []
    const look = { ...plainLook, size: 1 }
    return [{ ...setLetter(' ', 1, 'regular'), width: piece.width, letter: '\uFFFC', look, picture: piece }]
  }
  const { look } = piece
  const text = piece.kind === 'count' ? counts[piece.of] : piece.text
  return [...text.replaceAll(/(?![\t\n])[\p{Cc}\p{Cf}]/gu, '')].map((letter) => {
    const isBlank = letter === '\t' || letter === '\n'
    const run = setLetter(isBlank ? ' ' : letter, look.size, look.bold ? 'bold' : 'regular')
    const width = isBlank ? 0 : Math.max(run.width + look.spread, 0)
    return { ...run, width, letter, look, picture: null }
  })
}

const plainLook: Look = {
  size: 10,
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  color: '#000000',
  spread: 0,
  raise: 0,
}

/** What may not be cut, and whether a line ends after it. */
function* segmentsOf(atoms: readonly Atom[]): Generator<{ piece: readonly Atom[]; isForced: boolean; from: number }> {
  const breaker = new LineBreaker(atoms.map(({ letter }) => letter).join(''))
  let from = 0
  let position = 0
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    let to = from
    while (to < atoms.length && position < next.position) {
      position += atoms[to]?.letter.length ?? 1
      to += 1
    }
    const piece = atoms.slice(from, to)
    yield { piece, isForced: piece.at(-1)?.letter === '\n', from }
    from = to
  }
}

function trimmed(piece: readonly Atom[]): readonly Atom[] {
  return piece.slice(0, piece.findLastIndex(({ letter }) => letter.trim() !== '') + 1)
}

function widthOf(atoms: readonly Atom[]): number {
  return atoms.reduce((sum, { width }) => sum + width, 0)
}

/** What stands at a tab: all up to the next one or the end of the line. */
function untilTab(atoms: readonly Atom[], from: number): readonly Atom[] {
  const end = atoms.findIndex(({ letter }, at) => at >= from && (letter === '\t' || letter === '\n'))
  return atoms.slice(from, end < 0 ? atoms.length : end)
}

const usualTab = 36

/** To the next stop; what follows one at the right or in the middle stands before or around it. */
function tabWidth({ tabs, left }: Paragraph, x: number, rest: readonly Atom[], edge: number): number {
  const stop = tabs.find(({ at }) => at > x + 0.5)
  if (stop === undefined) {
    const hanging = left > x + 0.5 ? left : (Math.floor((x + 0.5) / usualTab) + 1) * usualTab
    return Math.min(hanging, Math.max(edge, x)) - x
  }
  const shares = { right: 1, end: 1, decimal: 1, center: 0.5 } as const
  const share = shares[stop.align as keyof typeof shares] ?? 0 // what else there is stands at the left
  return Math.max(Math.min(stop.at, edge) - x - widthOf(trimmed(rest)) * share, 0)
}
