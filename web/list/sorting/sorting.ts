/** How a column sorts: ascending, descending, or not; `place` counts from 1 among several. */
interface Sorted {
  readonly order: 'ascending' | 'descending' | 'none'
  readonly place: number
}

/** How a list sorted so sorts one column. */
export function sortOf(sort: readonly string[], name: string): Sorted {
  const at = sort.findIndex((one) => bare(one) === name)
  if (at < 0) return { order: 'none', place: 0 }
  return { order: sort[at]?.startsWith('-') ? 'descending' : 'ascending', place: at + 1 }
}

/** One press: ascending, then descending, then not; `several` keeps the other columns. */
export function pressed(sort: readonly string[], name: string, several: boolean): readonly string[] {
  const next = { none: [name], ascending: [`-${name}`], descending: [] }[sortOf(sort, name).order]
  if (!several) return next
  return sort.some((one) => bare(one) === name)
    ? sort.flatMap((one) => (bare(one) === name ? next : [one]))
    : [...sort, ...next]
}

function bare(one: string): string {
  return one.replace(/^-/, '')
}
