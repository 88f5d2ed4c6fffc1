import sql, { raw } from 'sql-template-tag'
import type { Series } from '../../../core/description/time-series.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { addMonths } from '../../../core/values/month.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { withinTransaction } from '../write/within-transaction.ts'
import { keptSince, type Level, levelsOf } from './series-levels.ts'
import { partitioned, tableOf } from './series-tables.ts'
import { monthOfMs, msOfMonth } from './shanghai-month.ts'

// So many months beside the present one are ready before anything is read in them.
const monthsAhead = 2

/** Makes the partitions that the given months lack, those of every level that has any. */
export async function makePartitions(ctx: Ctx, series: Series, months: readonly string[]): Promise<void> {
  const wanted = partitionedLevels(series).flatMap((level) => months.map((month) => partition(series, level, month)))
  const missing = new Set(await missingOf(ctx, wanted))
  if (missing.size === 0) return
  await withinTransaction(ctx, async (inside) => {
    // Two who find the same month missing make it one after the other.
    await inside.sql.query(sql`select pg_advisory_xact_lock(hashtext(${tableOf(series, 'raw')}))`)
    for (const { level, month, name } of wanted.filter((one) => missing.has(one.name))) {
      const [from, to] = [msOfMonth(month), msOfMonth(addMonths(month, 1))].map((ms) => new Date(ms).toISOString())
      await inside.sql.query(
        raw(
          `create table if not exists ${name} partition of ${tableOf(series, level)} for values from ('${from}') to ('${to}')`,
        ),
      )
    }
  })
}

async function missingOf(ctx: Ctx, wanted: readonly { readonly name: string }[]): Promise<string[]> {
  const rows = await ctx.sql.query<{ name: string }>(
    sql`select name from unnest(${wanted.map(({ name }) => name)}::text[]) name where to_regclass(name) is null`,
  )
  return rows.map(({ name }) => name)
}

/** Makes what the next months need and drops what is older than the description keeps. */
export async function keepPartitions(ctx: Ctx, series: Series): Promise<void> {
  const present = monthOfMs(ctx.now)
  await makePartitions(
    ctx,
    series,
    Array.from({ length: monthsAhead + 1 }, (_, at) => addMonths(present, at)),
  )
  for (const level of levelsOf(series)) {
    const since = keptSince(series, level, ctx.now)
    if (since === -Infinity) continue
    if (partitioned.includes(level)) await dropBefore(ctx, series, level, since)
    else {
      const before = new Date(since - 31 * dayMs).toISOString()
      await ctx.sql.query({ text: `delete from ${tableOf(series, level)} where at < $1`, values: [before] })
    }
  }
}

/** A month is dropped once all of it is too old. */
async function dropBefore(ctx: Ctx, series: Series, level: Level, since: number): Promise<void> {
  const found = await ctx.sql.query<{ name: string }>(sql`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = to_regclass(${tableOf(series, level)}) order by 1`)
  const [schema] = tableOf(series, level).split('.')
  for (const { name } of found) {
    const month = /_p(\d{4})(\d\d)$/.exec(name)
    if (month === null || msOfMonth(addMonths(`${month[1]}-${month[2]}`, 1)) > since) continue
    await ctx.sql.query(raw(`drop table ${schema}.${name}`))
  }
}

function partitionedLevels(series: Series): readonly Level[] {
  return levelsOf(series).filter((level) => partitioned.includes(level))
}

function partition(series: Series, level: Level, month: string) {
  return { level, month, name: `${tableOf(series, level)}_p${month.replace('-', '')}` }
}
