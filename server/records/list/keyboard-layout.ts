// The same keys on a Latin and on a Russian keyboard; `ё` searches as `е` and needs no key of its own.
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
const russian = 'йцукенгшщзхъфывапролджэячсмитьбю'

const toRussian = new Map([...latin].map((key, at) => [key, russian[at] ?? '']))
const toLatin = new Map([...russian].map((key, at) => [key, latin[at] ?? '']))

// A shorter text would find too much that nobody meant.
const shortest = 3

/**
 * What a text in lower case would read if the keyboard had stood in the other alphabet (`ghbdtn` is `привет`);
 * null for a text that mixes both, has too few letters, or is in neither.
 */
export function otherLayout(text: string): string | null {
  const letters = [...text].filter((sign) => /\p{L}/u.test(sign))
  if (letters.length < shortest) return null
  if (letters.every((sign) => toRussian.has(sign))) return typed(text, toRussian)
  return letters.every((sign) => toLatin.has(sign) || sign === 'ё') ? typed(text, toLatin) : null
}

function typed(text: string, keys: ReadonlyMap<string, string>): string {
  return [...text].map((sign) => keys.get(sign) ?? (sign === 'ё' ? '`' : sign)).join('')
}
