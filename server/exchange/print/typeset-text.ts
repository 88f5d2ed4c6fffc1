import LineBreaker from 'linebreak'
import { fontsFor, type PrintFont, type Weight } from './fonts.ts'

/** A piece of a line in one font. */
export interface Run {
  readonly font: PrintFont
  readonly text: string
  readonly width: number
}

export interface SetLine {
  readonly runs: readonly Run[]
  readonly width: number
}

/** A text as lines no wider than `width` points, each character in the first font that has it. */
export function setText(text: string, size: number, width: number, weight: Weight = 'regular'): SetLine[] {
  return text.split('\n').flatMap((paragraph) => broken(clean(paragraph), size, width, weight))
}

/** How wide a text is when nothing breaks it. */
export function naturalWidth(text: string, size: number, weight: Weight = 'regular'): number {
  return Math.max(0, ...text.split('\n').map((line) => widthOf(clean(line), size, weight)))
}

function broken(text: string, size: number, width: number, weight: Weight): SetLine[] {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces(text)) {
    if (line !== '' && widthOf((line + piece).trimEnd(), size, weight) > width) {
      lines.push(line)
      line = ''
    }
    // A piece wider than the line by itself (a long code) breaks anywhere.
    const parts = widthOf(piece.trimEnd(), size, weight) > width ? cut(piece, size, width, weight) : [piece]
    lines.push(...parts.slice(0, -1).map((part, at) => (at === 0 ? line + part : part)))
    line = parts.length > 1 ? (parts.at(-1) ?? '') : line + (parts[0] ?? '')
  }
  return [...lines, line].map((one) => lineOf(one.trimEnd(), size, weight))
}

/** What may stand at an end of a line, in turn. */
function pieces(text: string): string[] {
  const breaker = new LineBreaker(text)
  const found: string[] = []
  let from = 0
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    found.push(text.slice(from, next.position))
    from = next.position
  }
  return found
}

function cut(piece: string, size: number, width: number, weight: Weight): string[] {
  const parts: string[] = []
  let part = ''
  for (const letter of piece) {
    if (part !== '' && widthOf(part + letter, size, weight) > width) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}

function lineOf(text: string, size: number, weight: Weight): SetLine {
  const runs = runsOf(text, weight).map(({ font, text: own }) => ({ font, text: own, width: widthIn(font, own, size) }))
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) }
}

/** One letter in the first font that has it. */
export function setLetter(letter: string, size: number, weight: Weight): Run {
  const [run = { font: fontsFor[weight][0], text: '' }] = runsOf(letter, weight)
  return { ...run, width: widthIn(run.font, run.text, size) }
}

function widthOf(text: string, size: number, weight: Weight): number {
  return runsOf(text, weight).reduce((sum, { font, text: own }) => sum + widthIn(font, own, size), 0)
}

function widthIn(font: PrintFont, text: string, size: number): number {
  let width = 0
  for (const letter of text) width += advance(font, letter)
  return (width * size) / 1000
}

const advances = new Map<PrintFont, Map<string, number>>()

function advance(font: PrintFont, letter: string): number {
  const known = advances.get(font) ?? new Map<string, number>()
  advances.set(font, known)
  const width = known.get(letter) ?? font.width(letter.codePointAt(0) ?? 0)
  known.set(letter, width)
  return width
}

function runsOf(text: string, weight: Weight): { font: PrintFont; text: string }[] {
  const runs: { font: PrintFont; text: string }[] = []
  for (const letter of text) {
    const font = fontFor(letter, weight)
    const last = runs.at(-1)
    const shown = font === null ? unknown(letter) : letter
    const inFont = font ?? fontsFor[weight][0]
    if (last?.font === inFont) last.text += shown
    else runs.push({ font: inFont, text: shown })
  }
  return runs
}

const chosen = { regular: new Map<string, PrintFont | null>(), bold: new Map<string, PrintFont | null>() }

function fontFor(letter: string, weight: Weight): PrintFont | null {
  const known = chosen[weight].get(letter)
  if (known !== undefined) return known
  const point = letter.codePointAt(0) ?? 0
  const found = fontsFor[weight].find((font) => font.has(point)) ?? null
  chosen[weight].set(letter, found)
  return found
}

/** A character that no font has is named by its code, so that nobody believes it is not there. */
function unknown(letter: string): string {
  return `〓[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()}]`
}

/** Without what turns the direction or has no width: on paper it would only mislead. */
function clean(text: string): string {
  return text.replaceAll('\t', ' ').replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
}
