import type { Json } from '../core/values/json.ts'

/** Text as one line: no ends, no breaks, nothing that a database or a screen cannot hold. */
export function oneLine(given: string): string {
  const text = held(given)
  return breaks.test(text)
    ? text
        .split(breaks)
        .map((part) => part.trimEnd())
        .join(' ')
        .trim()
    : text.trim()
}

/** Text of several lines with plain line ends. */
export function manyLines(given: string): string {
  return held(given)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .trimEnd()
}

/** Whether there is nothing in a text, a choice or a list; marks that nobody can see are nothing. */
export function nothing(value: Json): boolean {
  if (typeof value === 'string') return !seen.test(value)
  return value === null || (Array.isArray(value) && value.length === 0)
}

/** How many characters a person counts: a rare Han character is one. */
export function lengthOf(text: string): number {
  if (!halves.test(text)) return text.length
  let length = 0
  for (const character of text) if (character !== '') length += 1
  return length
}

/**
 * Letters, digits and signs of Chinese input methods as everybody else types them: `１３９－Ａ` is `139-A`. Brackets
 * stay.
 */
export function narrow(text: string): string {
  return text.replace(/[０-９Ａ-Ｚａ-ｚ＋．]+/g, (wide) => wide.normalize('NFKC')).replace(/[－‐‑‒–—−]/g, '-')
}

/** The middle dots of different keyboards as one. */
export function middleDots(text: string): string {
  return text.replace(/[•‧∙⋅・･]/g, '·')
}

const breaks = /[\r\n\t\u2028\u2029]\s*/

// A rare character is two halves to the language.
const halves = /[\ud800-\udfff]/

const seen = /[^\s\p{Cc}\p{Surrogate}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\ufffe\uffff]/u

// Control characters, halves of surrogate pairs, marks that turn the direction of what follows, and
// invisible ones that make two equal texts differ. Joiners stay: emoji and some scripts need them.
const unholdable =
  /(?:(?![\t\n\r])\p{Cc}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\u{e0000}-\u{e007f}\p{Surrogate}])+/gu

// What nearly every text is made of: nothing in it is to be taken away, and no two of these signs join into one.
const plain = /^[ -~А-яЁё一-鿿]*$/

function held(given: string): string {
  return plain.test(given) ? given : given.replace(unholdable, '').normalize('NFC')
}
