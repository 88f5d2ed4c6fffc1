import type { Series } from '../../../core/description/time-series.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { columnsOf, tableOf } from '../time-series/series-tables.ts'

/** What something was last read at. */
export interface LastReading {
  readonly at: number
  readonly faults: number
  /** By the names of the fields. */
  readonly values: Readonly<Record<string, string>>
}

/** The last reading of each of these things that was not from the future, by their ids. */
export async function lastReadings(
  ctx: Ctx,
  series: Series,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LastReading>> {
  const columns = columnsOf(series)
  const found = await ctx.sql.query<Record<string, string | number>>({
    text: `select l.key, r.at, r.faults, ${columns.map(({ column }) => `r.${column}`).join(', ')}
      from ${tableOf(series, 'last')} l join ${tableOf(series, 'raw')} r on r.key = l.key and r.at = l.last_at
      where l.key = any($1::uuid[])`,
    values: [ids],
  })
  return new Map(
    found.map((row) => [
      String(row['key']),
      {
        at: Number(row['at']),
        faults: Number(row['faults']),
        values: Object.fromEntries(columns.map(({ name, column }) => [name, String(row[column])])),
      },
    ]),
  )
}
