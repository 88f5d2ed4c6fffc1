import { type Surname, syllablesOf } from './readings.ts'
import type { StoredRecord } from './stored-record.ts'

const han = /\p{Script=Han}/u
const longest = 400

/** What the search box compares: lower case, ё as е, full-width forms as plain ones, one space between words. */
export function fold(text: string): string {
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
  return searchText(searched.flatMap((name) => (typeof record[name] === 'string' ? [record[name]] : [])))
}

/**
 * All pairs of neighbouring characters: what the index holds, and what it is asked for. A text of one
 * character has none and is compared by itself.
 */
export function grams(text: string): string[] {
  const found = new Set<string>()
  for (const line of text.split('\n')) {
    if (halves.test(line)) for (const pair of pairs([...line])) found.add(pair)
    else for (let at = 1; at < line.length; at += 1) found.add(line.slice(at - 1, at + 1))
  }
  return [...found]
}

// A rare character is two halves to the language, and one to whoever reads it.
const halves = /[\ud800-\udfff]/

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
  const named = [...line].length <= longestName ? spoken(line, 'head') : []
  return [line, ...spoken(line, 'off'), ...named]
}

/** The pinyin of a line and its initials. */
function spoken(line: string, surname: Surname): string[] {
  const syllables = syllablesOf(line, surname)
  return [syllables.join(''), syllables.map((syllable) => (/^[a-z]+$/.test(syllable) ? syllable.charAt(0) : syllable)).join('')]
}
