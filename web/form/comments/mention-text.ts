const token = /@\{([0-9a-f-]{36})\}/

/** A piece of a remark: plain words, or somebody's name. */
type Piece = { readonly text: string } | { readonly person: string }

/** A stored remark in its pieces. */
export function piecesOf(text: string): readonly Piece[] {
  return text.split(new RegExp(token, 'g')).flatMap((part, at): Piece[] => {
    if (at % 2 === 1) return [{ person: part }]
    return part === '' ? [] : [{ text: part }]
  })
}

/** What stands in the box while one types: names instead of ids, each name for one person. */
export function typedOf(
  text: string,
  names: Readonly<Record<string, string>>,
): { readonly text: string; readonly people: ReadonlyMap<string, string> } {
  const people = new Map<string, string>()
  const shown = piecesOf(text).map((piece) =>
    'text' in piece ? piece.text : `@${nameFor(people, piece.person, names[piece.person] ?? '')}`,
  )
  return { text: shown.join(''), people }
}

/** A name to type for a person; two of one name are told apart by a number. */
export function nameFor(people: Map<string, string>, person: string, name: string): string {
  for (let at = 1; ; at += 1) {
    const typed = at === 1 ? name : `${name}(${at})`
    const known = people.get(typed)
    if (known === undefined) people.set(typed, person)
    if (known === undefined || known === person) return typed
  }
}

/** What is sent for what was typed; the longer of two names that begin alike is meant where it fits. */
export function storedOf(typed: string, people: ReadonlyMap<string, string>): string {
  return [...people]
    .toSorted(([a], [b]) => b.length - a.length)
    .reduce((text, [name, person]) => text.replaceAll(`@${name}`, `@{${person}}`), typed)
}
