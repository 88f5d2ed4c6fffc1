import sql from 'sql-template-tag'
import { type Series, type SeriesLevel, seriesLevels } from '../../../core/description/time-series.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { rows } from '../list/visible-rows.ts'
import { whereCondition } from '../list/where-condition.ts'
import { columnOf, mappingOf } from '../schema/table-mapping.ts'
import { withinTransaction } from '../write/within-transaction.ts'
import type { Reading, Taken } from './reading.ts'
import { readOf, whichRead } from './series-levels.ts'
import { makePartitions } from './series-partitions.ts'
import { recountStatement, writeStatement } from './series-statements.ts'
import { faultBits, tableOf } from './series-tables.ts'
import { monthOfMs } from './shanghai-month.ts'
import { type Judged, judgeReadings, type KnownThings } from './validate-readings.ts'

/**
 * Takes readings of what the caller may see: the good ones are written at once, every other is named with its reason. The
 * same ones sent again change nothing; others for the same time replace what was there. Whatever their order, what is
 * rolled up over hours, days and months is right when this returns.
 */
export async function takeReadings(ctx: Ctx, series: Series, sent: readonly Reading[]): Promise<Taken> {
  const known = await knownThings(ctx, series, [...new Set(sent.map(({ key }) => String(key).trim()))])
  const judged = judgeReadings(series, sent, known, ctx.now)
  const good = judged.keys.length
  if (good === 0)
    return { taken: 0, corrected: 0, doubled: sent.length - judged.refused.length, refused: judged.refused }
  await makePartitions(ctx, series, [...new Set(judged.times.map(monthOfMs))])
  const written = await withinTransaction(ctx, (inside) => write(inside, series, judged))
  const corrected = written.filter(({ changed }) => changed).length
  return {
    taken: written.length - corrected,
    corrected,
    doubled: sent.length - judged.refused.length - written.length,
    refused: judged.refused,
  }
}

async function knownThings(ctx: Ctx, series: Series, codes: readonly string[]): Promise<KnownThings> {
  const doc = readOf(ctx.running, series)
  const mapping = mappingOf(doc)
  const [code, inUse] = [series.code, series.inUse].map((name) => columnOf(mapping, name).id)
  const which = whereCondition(mapping, whichRead(series))
  const found = await ctx.sql.query<{ id: string; code: string; inUse: boolean }>(sql`
    select t.id, t.${code} as code, coalesce(t.${inUse} = '1', false) as "inUse" from (${rows(ctx, doc)}) t where t.${code} = any(${codes}::text[]) and ${which}`)
  return new Map(found.map(({ id, code: named, inUse: used }) => [named, { id, inUse: used }]))
}

interface Written {
  readonly key: string
  readonly at: number
  readonly changed: boolean
}

async function write({ sql: on }: Ctx, series: Series, judged: Judged): Promise<readonly Written[]> {
  const levels = seriesLevels.filter((level) => series.keep[level] !== undefined)
  const times = judged.times.map((ms) => new Date(ms).toISOString())
  // Whoever writes readings of the same thing waits here: what is rolled up is added to, and counted anew, by one at a time.
  await on.query({
    text: `insert into ${tableOf(series, 'last')} as t (key, last_at)
      select key, max(at) filter (where faults & ${faultBits.future} = 0) from unnest($1::uuid[], $2::timestamptz[], $3::smallint[]) g (key, at, faults) group by key order by key
      on conflict (key) do update set last_at = greatest(t.last_at, excluded.last_at)`,
    values: [judged.keys, times, judged.faults],
  })
  const written = await on.query<Written>({
    text: writeStatement(series, levels),
    values: [judged.keys, times, judged.faults, ...judged.values],
  })
  const changed = written.filter((one) => one.changed)
  if (changed.length > 0) await recount({ sql: on }, series, levels, changed)
  return written
}

async function recount(
  { sql: on }: Pick<Ctx, 'sql'>,
  series: Series,
  levels: readonly SeriesLevel[],
  changed: readonly Written[],
): Promise<void> {
  const values = [changed.map(({ key }) => key), changed.map(({ at }) => new Date(at).toISOString())]
  for (const [at, level] of levels.entries())
    await on.query({ text: recountStatement(series, level, levels[at - 1] ?? 'raw'), values })
}
