import type { Described, DescribedSource } from '../../../core/description/described-document.ts'
import { sum } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'
import { linesIn } from '../../../core/values/sub-table-lines.ts'
import type { Values } from './record-values.ts'

/** New lines that each name a source, behind those that are there. */
export function sourceLines(
  doc: Described,
  { by, into }: DescribedSource,
  ids: readonly string[],
  present: Json = null,
): Json {
  const columns = doc.fields.find(({ name }) => name === into?.lines)?.columns ?? []
  const blank = Object.fromEntries(columns.map(({ name }) => [name, null]))
  const known = linesIn(present).filter((line) => line[by] !== null && line[by] !== undefined)
  return [...known, ...ids.map((id): Values => ({ ...blank, id: `new-${id}`, [by]: id }))]
}

/** The sources that the lines of a form name, in their order. */
export function sourcesIn({ by, into }: DescribedSource, values: Values): readonly string[] {
  return linesIn(values[into?.lines ?? '']).flatMap((line) => {
    const id = line[by]
    return typeof id === 'string' && id !== '' ? [id] : []
  })
}

/** What the lines take of their sources together, where a field says so. */
export function totalOfSources({ into }: DescribedSource, values: Values): Values {
  if (into?.total === undefined) return {}
  const taken = linesIn(values[into.lines]).map((line) => line[into.takes])
  return { [into.total]: sum(taken.map((figure) => (typeof figure === 'string' ? figure : null))) }
}
