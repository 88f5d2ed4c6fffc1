import type { Series } from '../../../core/description/time-series.ts'
import type { Level } from './series-levels.ts'
import { rolledFromRaw, rolledFurther } from './series-statements.ts'
import { type SeriesColumn, tableOf } from './series-tables.ts'

/**
 * Points of one field: keys, from, to, and where they are taken together the length of a step. What a counter counted is
 * how much further it stands at the beginning of the next point, so all points together are what it counted in all; for the
 * last one what was first read after the time asked is the next.
 */
export function curveStatement(series: Series, column: SeriesColumn, level: Level, stepped: boolean): string {
  const table = tableOf(series, level)
  const at = stepped ? 'date_bin($4::interval, at, $2::timestamptz)' : 'at'
  const kept = level === 'raw' ? rolledFromRaw([column]) : rolledFurther([column])
  const asked = `key = any($1::uuid[]) and at >= $2::timestamptz and at < $3::timestamptz`
  const { digits, sort } = column.field
  if (sort === 'gauge')
    return `select key, at, n, faults, first_at, last_at, round(total / nullif(n, 0), ${digits}) as value, round(low, ${digits}) as least, round(high, ${digits}) as most
      from (select key, ${at} as at, ${named(kept, ['n', 'faults', 'first_at', 'last_at', 'total', 'low', 'high'])} from ${table} where ${asked} group by 1, 2) g order by 1, 2`
  const { turns } = column.field
  const c = column.column
  const next = level === 'raw' ? `${c} as first, at as first_at` : `${c}_first as first, first_at`
  const counts = level === 'raw' ? 'f.faults = 0' : 'f.n > 0'
  return `with points as (
      select key, ${at} as at, ${named(kept, ['n', 'faults', 'first_at', 'last_at', 'first', 'last'])} from ${table} where ${asked} group by 1, 2
    ), following as (
      select k as key, f.at, f.first from unnest($1::uuid[]) k cross join lateral (
        select at, ${next} from ${table} f where f.key = k and f.at >= $3::timestamptz and ${counts} order by f.at limit 1) f
    ), counted as (
      select key, at, n, faults, first_at, last_at, first, coalesce(lead(first) over w, last) as until from (
        select key, at, n, faults, first_at, last_at, first, last from points where n > 0
        union all select key, at, 1, 0::smallint, null, null, first, first from following) a
      window w as (partition by key order by at)
    )
    select key, at, n, faults, first_at, last_at, round(mod(until - first + ${turns}, ${turns}), ${digits}) as value, null as least, null as most
    from counted where at < $3::timestamptz
    union all select key, at, n, faults, first_at, last_at, null, null, null from points where n = 0
    order by 1, 2`
}

function named(expressions: readonly string[], names: readonly string[]): string {
  return expressions.map((expression, at) => `${expression} as ${names[at] ?? ''}`).join(', ')
}
