import { gramLines, searchText } from '../../records/list/search-text.ts'

/** What a line of a log is found by: its texts, and tokens that an index answers for. */
interface LogSearch {
  readonly search: string
  /** One per line: so many take long to write as an array. */
  readonly tokens: string
}

/** Texts by pairs of their characters, facts (`verb`, `create`) as one token each. */
export function logSearch(texts: readonly string[], facts: Readonly<Record<string, string>>): LogSearch {
  const search = searchText(texts)
  const told = Object.entries(facts).map(([name, value]) => factToken(name, value))
  return { search, tokens: [gramLines(search), ...told].filter((lines) => lines !== '').join('\n') }
}

/** The token of a fact; a pair of characters is never so long. */
export function factToken(name: string, value: string): string {
  return `${name}=${value}`
}
