import { grams, searchText } from '../store/search-text.ts'

/** What a line of a log is found by: its texts, and tokens that an index answers for. */
export interface LogSearch {
  readonly search: string
  readonly tokens: readonly string[]
}

/** Texts by pairs of their characters, facts (`verb`, `create`) as one token each. */
export function logSearch(texts: readonly string[], facts: Readonly<Record<string, string>>): LogSearch {
  const search = searchText(texts)
  return { search, tokens: [...grams(search), ...Object.entries(facts).map(([name, value]) => factToken(name, value))] }
}

/** The token of a fact; a pair of characters is never so long. */
export function factToken(name: string, value: string): string {
  return `${name}=${value}`
}
