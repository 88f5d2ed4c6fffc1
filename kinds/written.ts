import type { Json } from '../core/json.ts'

/** Text as one line: no ends, no breaks, nothing that a database or a screen cannot hold. */
export function oneLine(given: string): string {
  return held(given).replace(/\s*[\r\n\t\u2028\u2029]+\s*/g, ' ').trim()
}

/** Text of several lines with plain line ends. */
export function manyLines(given: string): string {
  return held(given).replace(/\r\n?|[\u2028\u2029]/g, '\n').trimEnd()
}

/** Whether there is nothing in a text, a choice or a list. */
export function nothing(value: Json): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || (Array.isArray(value) && value.length === 0)
}

/** How many characters a person counts: a rare Han character is one. */
export function lengthOf(text: string): number {
  let length = 0
  for (const character of text) if (character !== '') length += 1
  return length
}

// Control characters, halves of surrogate pairs and marks that turn the direction of what follows.
const unholdable = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu

function held(given: string): string {
  return given.replace(unholdable, '').normalize('NFC')
}
