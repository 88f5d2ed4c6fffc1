import { linesIn } from '../../../core/values/sub-table-lines.ts'
import type { StoredRecord } from '../schema/stored-record.ts'
import { spokenOf } from './surname-readings.ts'

const han = /\p{Script=Han}/u
const longest = 400

// Nothing to fold but the case: most of what is stored.
const plain = /^[!-~一-鿿]+(?: [!-~一-鿿]+)*$/

/** What the search box compares: lower case, ё as е, full-width forms as plain ones, one space between words. */
export function fold(text: string): string {
  if (plain.test(text)) return text.toLowerCase()
  return text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ').trim()
}

/**
 * The searchable text of a record: each value folded, then its pinyin and initials when it has Han
 * characters; one per line, so that nothing matches across two values.
 */
export function searchText(values: readonly string[]): string {
  const lines = values.map((value) => fold(value).slice(0, longest)).filter((line) => line !== '')
  return [...new Set(lines.flatMap(readings))].join('\n')
}

/** The searchable text of a record: what its searched fields say. */
export function textOfRecord(searched: readonly string[], record: StoredRecord): string {
  return searchText(searched.flatMap((path) => textsAt(path, record)))
}

/** What a field says, or a column in every line of its sub-table. */
function textsAt(path: string, record: StoredRecord): string[] {
  const [name = '', column] = path.split('.', 2)
  const values = column === undefined ? [record[name]] : linesIn(record[name]).map((line) => line[column])
  return values.filter((value) => typeof value === 'string')
}

/**
 * All pairs of neighbouring characters: what the index holds, and what it is asked for. A text of one
 * character has none and is compared by itself.
 */
export function grams(text: string): string[] {
  const told = gramLines(text)
  return told === '' ? [] : told.split('\n')
}

/** The same, one per line: no pair has a line break in it. */
export function gramLines(text: string): string {
  return halves.test(text)
    ? [...new Set(text.split('\n').flatMap((line) => pairs([...line])))].join('\n')
    : plainGrams(text)
}

// A rare character is two halves to the language, and one to whoever reads it.
const halves = /[\ud800-\udfff]/

const lineBreak = 10

/**
 * Pairs told by numbers, in the order in which the index wants them: it finds sorted ones without comparing all with
 * all.
 */
function plainGrams(text: string): string {
  const found = new Uint32Array(text.length)
  let count = 0
  for (let at = 1; at < text.length; at += 1) {
    const first = text.charCodeAt(at - 1)
    const second = text.charCodeAt(at)
    if (first === lineBreak || second === lineBreak) continue
    found[count] = first * 65_536 + second
    count += 1
  }
  return written(found.subarray(0, count).sort())
}

/** Sorted pairs as lines, each once. */
function written(sorted: Uint32Array): string {
  const codes = new Uint16Array(sorted.length * 3)
  let length = 0
  let before = -1
  for (const pair of sorted) {
    if (pair === before) continue
    before = pair
    codes[length] = pair >>> 16
    codes[length + 1] = pair & 65_535
    codes[length + 2] = lineBreak
    length += 3
  }
  return Buffer.from(codes.buffer).toString('utf16le', 0, Math.max(0, length * 2 - 2))
}

function pairs(letters: readonly string[]): string[] {
  return letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`)
}

/** A folded text as a LIKE pattern that finds it literally anywhere. */
export function likePattern(folded: string): string {
  return `%${folded.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}

// A name of so many characters may be a person's, whose surname has a reading of its own (曾 zeng, 单 shan).
const longestName = 4

function readings(line: string): string[] {
  if (!han.test(line)) return [line]
  const { whole, initials } = spokenOf(line, 'off')
  if (line.length > 2 * longestName || [...line].length > longestName) return [line, whole, initials]
  const named = spokenOf(line, 'head')
  return [line, whole, initials, named.whole, named.initials]
}
