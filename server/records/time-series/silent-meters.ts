import sql, { raw } from 'sql-template-tag'
import type { Series } from '../../../core/description/time-series.ts'
import { hourMs } from '../../../core/values/duration.ts'
import { msOfSpan } from '../../../core/values/time-span.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Measure, Measured } from '../../platform/context/running-composition.ts'
import { rows } from '../list/visible-rows.ts'
import { columnOf, mappingOf } from '../schema/table-mapping.ts'
import { allSeries, readOf } from './series-levels.ts'
import { tableOf } from './series-tables.ts'

/** Things in use that have not been read for longer than their series says, each with the hours since. */
export const silentThings: Measure<Ctx> = async (ctx) =>
  (await Promise.all(allSeries(ctx.running).map((series) => silentOf(ctx, series)))).flat()

interface Silent {
  readonly id: string
  readonly title: string
  readonly unitId: string | null
  readonly deptId: string | null
  readonly lastAt: number
}

async function silentOf(ctx: Ctx, series: Series): Promise<Measured[]> {
  const doc = readOf(ctx.running, series)
  const [code, inUse] = [series.code, series.inUse].map((name) => columnOf(mappingOf(doc), name).id)
  const since = new Date(ctx.now - msOfSpan(series.silentAfter)).toISOString()
  const found = await ctx.sql.query<Silent>(sql`
    select t.id, t.${code} as title, t.unit_id as "unitId", t.dept_id as "deptId", k.last_at as "lastAt"
    from ${raw(tableOf(series, 'last'))} k join (${rows(ctx, doc)}) t on t.id = k.key
    where t.${inUse} = '1' and k.last_at < ${since}::timestamptz order by k.last_at, t.id limit 1000`)
  return found.map(({ id, title, unitId, deptId, lastAt }) => ({
    objType: doc.name,
    objId: id,
    title,
    url: `/doc/${doc.module}/${doc.name}/${id}`,
    value: String(Math.floor((ctx.now - lastAt) / hourMs)),
    unitId,
    deptId,
    record: { doc, id, fields: [series.code] },
  }))
}
