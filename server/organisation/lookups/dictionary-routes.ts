import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { dayOfMs } from '../../../core/values/day.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { cacheVersion } from '../../platform/database/cache-versions.ts'
import { prepared } from '../../platform/database/sql.ts'
import { sendUnchanged } from '../../platform/http/etag.ts'
import { readInput } from '../../platform/http/read-input.ts'

const wholeUpTo = 5_000
const searchedAtMost = 200
const lastPlace = 1_000_000

/** Dictionaries and code tables, in the caller's language (DAT-01, DAT-02). */
export function dictionaryRoutes(app: FastifyInstance): void {
  app.get('/api/system/dictionary/group', { config: { session: true } }, async (request, reply) => {
    const read = readInput(request, request.query)
    const group = read.text('dicGroup', { max: 60, required: true })
    read.finish()
    const { ctx } = request
    const version = await cacheVersion(ctx.sql, 'dictionary')
    return sendUnchanged(request, reply, `dictionary-${version}-${ctx.lang}-${group}`) ? reply : entriesOf(ctx, group)
  })

  app.get('/api/system/codeTable', { config: { needs: 'dmgl-ck' } }, async (request) => {
    const read = readInput(request, request.query)
    const table = read.text('table', { max: 60, required: true })
    read.finish()
    await requireTable(request.ctx, table)
    return request.ctx.sql.query(
      prepared(sql`
      ${codesInForce(request.ctx, table)}
      select dm_code as code, dm_name as zh, name_ru as ru, name_en as en, dm_uplv as upper, since from codes order by sort, dm_code limit ${wholeUpTo}`),
    )
  })

  app.get<{ Params: { table: string } }>('/api/:table', { config: { session: true } }, async (request, reply) => {
    const read = readInput(request, request.query)
    const param = read.text('param', { max: 50 })
    read.finish()
    const { ctx, params } = request
    await requireTable(ctx, params.table)
    const version = await cacheVersion(ctx.sql, 'codeTable')
    return sendUnchanged(request, reply, `codes-${version}-${dayOfMs(ctx.now)}-${ctx.lang}-${params.table}-${param}`)
      ? reply
      : codesOf(ctx, params.table, param)
  })
}

function entriesOf({ sql: on, lang }: Ctx, group: string): Promise<object[]> {
  return on.query(
    prepared(sql`
    select id as "dicId", case ${lang}::text when 'ru' then dic_name_ru when 'en' then dic_name_en else dic_name end as "dicName",
      dic_code as "dicCode", dic_pid as "dicPid", dic_group as "dicGroup"
    from base.dictionary where dic_group = ${group} and enabled = '1' and del_flag = 0 order by dic_sort, dic_code`),
  )
}

/** Only a registered name is a table; anything else, a table of the database included, is no call at all. */
async function requireTable({ sql: on }: Ctx, name: string): Promise<void> {
  const rows = await on.query(prepared(sql`select name from engine.code_table where name = ${name}`))
  if (rows.length === 0) throw new Refusal('route.unknown', {}, { status: 404 })
}

async function codesOf(ctx: Ctx, table: string, param: string): Promise<object[]> {
  const [counted] = await ctx.sql.query<{ count: number }>(
    prepared(sql`${codesInForce(ctx, table)} select count(*)::int as count from codes`),
  )
  const whole = (counted?.count ?? 0) <= wholeUpTo
  return ctx.sql.query(prepared(codeRows(ctx, table, whole ? '' : param, whole ? wholeUpTo : searchedAtMost)))
}

/** The codes of today: what people keep stands before the standard, from its day on; what they ended is gone. */
function codesInForce({ now }: Ctx, table: string) {
  const today = dayOfMs(now)
  return sql`
    with kept as (
      select distinct on (code) code, code_name, name_ru, name_en, upper, valid_from, valid_to from base.code_entry
      where code_table = ${table} and del_flag = 0 and valid_from <= ${today}::date order by code, valid_from desc
    ), codes as (
      select dm_code, dm_name, name_ru, name_en, dm_uplv, sort, null::text as since from engine.code_table_entry
      where table_name = ${table} and dm_code not in (select code from kept)
      union all
      select k.code, k.code_name, k.name_ru, k.name_en, k.upper, coalesce(e.sort, ${lastPlace}), k.valid_from::text
      from kept k left join engine.code_table_entry e on e.table_name = ${table} and e.dm_code = k.code
      where k.valid_to is null or k.valid_to >= ${today}::date
    )`
}

function codeRows(ctx: Ctx, table: string, param: string, limit: number) {
  const pattern = `%${param.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql`
    ${codesInForce(ctx, table)}
    select dm_code as "dmCode", case ${ctx.lang}::text when 'ru' then name_ru when 'en' then name_en else dm_name end as "dmName", dm_uplv as "dmUplv"
    from codes
    where lower(dm_code || ' ' || dm_name || ' ' || name_ru || ' ' || name_en) like ${pattern}
    order by sort, dm_code limit ${limit}`
}
