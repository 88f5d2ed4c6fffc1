/** What an address asks; what is null or undefined it does not name. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>

/** `?name=value…`, or nothing where nothing is asked. */
export function queryText(query: Query | undefined): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== null && value !== undefined)
  if (given.length === 0) return ''
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
