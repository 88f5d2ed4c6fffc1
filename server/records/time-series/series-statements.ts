import type { Series, SeriesLevel } from '../../../core/description/time-series.ts'
import type { Level } from './series-levels.ts'
import { columnsOf, rolledColumns, type SeriesColumn, tableOf } from './series-tables.ts'

/** The beginning of the hour, day or month in Asia/Shanghai that a time falls into. */
function beginningOf(level: SeriesLevel, at: string): string {
  return `date_trunc('${level}', ${at}, 'Asia/Shanghai')`
}

const good = 'filter (where faults = 0)'

/** What readings come to: how many count, what is wrong with the others, and what is kept of each field. */
export function rolledFromRaw(columns: readonly SeriesColumn[]): readonly string[] {
  return [
    `count(*) ${good}`,
    'bit_or(faults)',
    `min(at) ${good}`,
    `max(at) ${good}`,
    ...columns.flatMap(({ column, field }) =>
      field.sort === 'gauge'
        ? [`sum(${column}) ${good}`, `min(${column}) ${good}`, `max(${column}) ${good}`]
        : [`(array_agg(${column} order by at) ${good})[1]`, `(array_agg(${column} order by at desc) ${good})[1]`],
    ),
  ]
}

/** The same of what was rolled up over shorter times. */
export function rolledFurther(columns: readonly SeriesColumn[]): readonly string[] {
  return [
    'sum(n)',
    'bit_or(faults)',
    'min(first_at)',
    'max(last_at)',
    ...columns.flatMap(({ column, field }) =>
      field.sort === 'gauge'
        ? [`sum(${column}_sum)`, `min(${column}_least)`, `max(${column}_most)`]
        : [
            `(array_agg(${column}_first order by first_at) filter (where n > 0))[1]`,
            `(array_agg(${column}_last order by last_at desc) filter (where n > 0))[1]`,
          ],
    ),
  ]
}

/** The columns of what is rolled up, in the order of what the two above answer. */
function rolledNames(columns: readonly SeriesColumn[]): readonly string[] {
  return ['n', 'faults', 'first_at', 'last_at', ...columns.flatMap(rolledColumns)]
}

/**
 * Writes readings and adds those that are new to what is rolled up, in one statement: keys, times, faults, then the values
 * of each field. Answers the readings that were there with other values, whose hours, days and months are counted anew.
 */
export function writeStatement(series: Series, levels: readonly SeriesLevel[]): string {
  const columns = columnsOf(series)
  const names = columns.map(({ column }) => column)
  const given = names.map((_, at) => `, $${at + 4}::numeric[]`).join('')
  const all = [...names, 'faults']
  const added = levels.map(
    (level) => `, ${level}s as (
    insert into ${tableOf(series, level)} as t (key, at, ${rolledNames(columns).join(', ')})
    select key, ${beginningOf(level, 'at')}, ${rolledFromRaw(columns).join(', ')} from written where corrected = 0
    group by 1, 2 order by 1, 2
    on conflict (key, at) do update set ${addedUp(columns).join(', ')})`,
  )
  return `with given as (select * from unnest($1::uuid[], $2::timestamptz[], $3::smallint[]${given}) g (key, at, faults, ${names.join(', ')})),
    written as (
      insert into ${tableOf(series, 'raw')} as t (key, at, faults, ${names.join(', ')})
      select key, at, faults, ${names.join(', ')} from given order by key, at
      on conflict (key, at) do update set ${all.map((name) => `${name} = excluded.${name}`).join(', ')}, corrected = least(t.corrected + 1, 32767)
        where (${all.map((name) => `t.${name}`).join(', ')}) is distinct from (${all.map((name) => `excluded.${name}`).join(', ')})
      returning key, at, faults, corrected, ${names.join(', ')})${added.join('')}
    select key, at, corrected > 0 as changed from written`
}

/** How a row of what is rolled up takes what was read besides. */
function addedUp(columns: readonly SeriesColumn[]): readonly string[] {
  const earlier = 't.first_at is null or excluded.first_at < t.first_at'
  const later = 't.last_at is null or excluded.last_at > t.last_at'
  return [
    'n = t.n + excluded.n',
    'faults = t.faults | excluded.faults',
    'first_at = least(t.first_at, excluded.first_at)',
    'last_at = greatest(t.last_at, excluded.last_at)',
    ...columns.flatMap(({ column: c, field }) =>
      field.sort === 'gauge'
        ? [
            `${c}_sum = coalesce(t.${c}_sum + excluded.${c}_sum, t.${c}_sum, excluded.${c}_sum)`,
            `${c}_least = least(t.${c}_least, excluded.${c}_least)`,
            `${c}_most = greatest(t.${c}_most, excluded.${c}_most)`,
          ]
        : [
            `${c}_first = case when ${earlier} then excluded.${c}_first else t.${c}_first end`,
            `${c}_last = case when ${later} then excluded.${c}_last else t.${c}_last end`,
          ],
    ),
  ]
}

/** Counts the hours, days or months of some readings anew, from the next finer level: keys, then times. */
export function recountStatement(series: Series, level: SeriesLevel, finer: Level): string {
  const columns = columnsOf(series)
  const names = rolledNames(columns)
  const from = finer === 'raw' ? rolledFromRaw(columns) : rolledFurther(columns)
  return `with hit as (select distinct key, ${beginningOf(level, 'at')} as since from unnest($1::uuid[], $2::timestamptz[]) g (key, at))
    insert into ${tableOf(series, level)} (key, at, ${names.join(', ')})
    select key, since, ${from.join(', ')} from hit join ${tableOf(series, finer)} f using (key)
    where f.at >= hit.since and f.at < hit.since + interval '1 ${level}'
    group by 1, 2 order by 1, 2
    on conflict (key, at) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`
}
