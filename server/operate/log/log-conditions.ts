import sql, { join, raw, type Sql } from 'sql-template-tag'
import { fold, grams, likePattern } from '../../records/list/search-text.ts'
import type { CallAsked, CallCondition } from '../../records/system-list/system-list-request.ts'
import { factToken } from './search-tokens.ts'

/** The columns of a log by the names its list gives them; `search` and `tokens` are columns of every log. */
type LogColumns = Readonly<Record<string, Sql>>

/** What a page asks of a log as one condition: the index of tokens answers, the texts make sure. */
export function logConditions({ param, conditions }: CallAsked, columns: LogColumns): Sql {
  const all = [
    ...searched(param, sql`l.search`),
    ...conditions.flatMap((condition) => conditionOf(condition, columns[condition.name])),
  ]
  return all.length === 0 ? sql`true` : join(all, ' and ')
}

function conditionOf(condition: CallCondition, column: Sql | undefined): Sql[] {
  if (column === undefined) throw new Error(`the log has no column ${condition.name}`)
  if (condition.how === 'contains') return searched(condition.text, sql`replace(lower(${column}), 'ё', 'е')`)
  if (condition.how === 'equals')
    return [...paired(fold(condition.text)), sql`replace(lower(${column}), 'ё', 'е') = ${fold(condition.text)}`]
  if (condition.how === 'among')
    return [sql`l.tokens && ${condition.codes.map((code) => factToken(condition.name, code))}::text[]`]
  if (condition.how === 'range') return ends(column, condition.from, condition.to, condition.name === 'at')
  return [sql`coalesce(${column}::text, '') ${raw(condition.how === 'empty' ? '=' : '<>')} ''`]
}

function searched(text: string, column: Sql): Sql[] {
  const folded = fold(text)
  return folded === '' ? [] : [...paired(folded), sql`${column} like ${likePattern(folded)}`]
}

function paired(folded: string): Sql[] {
  const pairs = grams(folded)
  return pairs.length === 0 ? [] : [sql`l.tokens @> ${pairs}::text[]`]
}

function ends(column: Sql, from: number | null, to: number | null, timed: boolean): Sql[] {
  const end = (value: number) => (timed ? sql`${new Date(value).toISOString()}::timestamptz` : sql`${value}`)
  return [
    ...(from === null ? [] : [sql`${column} >= ${end(from)}`]),
    ...(to === null ? [] : [sql`${column} <= ${end(to)}`]),
  ]
}
