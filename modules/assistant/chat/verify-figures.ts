import type { Piece } from './conversation-types.ts'

/** What the tools answered: the text of a record and where it is. */
export interface Read {
  readonly text: string
  readonly href: string
}

// A day, the number of a document, or an amount: grouped by comma, space or narrow space, with a point or comma; short
// whole numbers count lines and days.
const figure = /\d{4}-\d\d-\d\d|[A-Z]{2,}(?:-[A-Z0-9]+)+|\d{1,3}(?:[,   ]\d{3})+(?:[.,]\d+)?|\d+[.,]\d+|\d{3,}/g
const link = /\[([^\]\n]{1,200})\]\((\/[^)\s]{1,300})\)/g

/**
 * Cuts an answer into pieces: every figure leads to the record it was read in, a link only to such a record; what
 * nothing proves is marked.
 */
export function proveFigures(answer: string, read: readonly Read[]): readonly Piece[] {
  const places = new Map(
    read
      .flatMap(({ text, href }) => [...text.matchAll(figure)].map(([found]) => [plain(found), href] as const))
      .toReversed(),
  )
  const known = new Set(read.map(({ href }) => href))
  return split(
    answer,
    link,
    ([whole, label = '', href = '']) =>
      known.has(href) ? [{ text: label, href }] : figuresIn(label === '' ? whole : label, places),
    (text) => figuresIn(text, places),
  )
}

function figuresIn(text: string, places: ReadonlyMap<string, string>): readonly Piece[] {
  return split(
    text,
    figure,
    ([found]) => {
      const href = places.get(plain(found))
      return [href === undefined ? { text: found, unproved: true } : { text: found, href }]
    },
    (between) => [{ text: between }],
  )
}

function split(
  text: string,
  pattern: RegExp,
  matched: (match: RegExpExecArray) => readonly Piece[],
  between: (text: string) => readonly Piece[],
): readonly Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) pieces.push(...between(text.slice(end, match.index)))
    pieces.push(...matched(match))
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push(...between(text.slice(end)))
  return pieces
}

/** `1 234 567,80`, `1,234,567.8` and `1234567.80` are one figure. */
function plain(found: string): string {
  const bare = found
    .replaceAll(/[   ]/g, '')
    .replace(/,(?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.')
  return bare.includes('.') ? bare.replace(/\.?0+$/, '') : bare
}
