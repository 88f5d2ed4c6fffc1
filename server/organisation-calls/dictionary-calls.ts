import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import type { Lang } from '../../core/language.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Ctx } from '../context.ts'
import { prepared } from '../database/sql.ts'
import { sendUnchanged } from '../http/etag.ts'
import { readInput } from '../http/input.ts'
import { cacheVersion } from '../session/cache-versions.ts'

const wholeUpTo = 5_000
const searchedAtMost = 200

/** Dictionaries and code tables, in the caller's language (DAT-01, DAT-02). */
export function dictionaryCalls(app: FastifyInstance): void {
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
    return request.ctx.sql.query(prepared(sql`
      select dm_code as code, dm_name as zh, name_ru as ru, name_en as en, dm_uplv as upper from engine.code_table_entry where table_name = ${table} order by sort, dm_code limit ${wholeUpTo}`))
  })

  app.get<{ Params: { table: string } }>('/api/:table', { config: { session: true } }, async (request, reply) => {
    const read = readInput(request, request.query)
    const param = read.text('param', { max: 50 })
    read.finish()
    const { ctx, params } = request
    await requireTable(ctx, params.table)
    const version = await cacheVersion(ctx.sql, 'codeTable')
    return sendUnchanged(request, reply, `codes-${version}-${ctx.lang}-${params.table}-${param}`) ? reply : codesOf(ctx, params.table, param)
  })
}

function entriesOf({ sql: on, lang }: Ctx, group: string): Promise<object[]> {
  return on.query(prepared(sql`
    select id as "dicId", case ${lang}::text when 'ru' then dic_name_ru when 'en' then dic_name_en else dic_name end as "dicName",
      dic_code as "dicCode", dic_pid as "dicPid", dic_group as "dicGroup"
    from base.dictionary where dic_group = ${group} and enabled = '1' and del_flag = 0 order by dic_sort, dic_code`))
}

/** Only a registered name is a table; anything else, a table of the database included, is no call at all. */
async function requireTable({ sql: on }: Ctx, name: string): Promise<void> {
  const rows = await on.query(prepared(sql`select name from engine.code_table where name = ${name}`))
  if (rows.length === 0) throw new Refusal('route.unknown', {}, { status: 404 })
}

async function codesOf(ctx: Ctx, table: string, param: string): Promise<object[]> {
  const [counted] = await ctx.sql.query<{ count: number }>(prepared(sql`select count(*)::int as count from engine.code_table_entry where table_name = ${table}`))
  const whole = (counted?.count ?? 0) <= wholeUpTo
  return ctx.sql.query(prepared(codeRows(ctx.lang, table, whole ? '' : param, whole ? wholeUpTo : searchedAtMost)))
}

function codeRows(lang: Lang, table: string, param: string, limit: number) {
  const pattern = `%${param.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql`
    select dm_code as "dmCode", case ${lang}::text when 'ru' then name_ru when 'en' then name_en else dm_name end as "dmName", dm_uplv as "dmUplv"
    from engine.code_table_entry
    where table_name = ${table} and lower(dm_code || ' ' || dm_name || ' ' || name_ru || ' ' || name_en) like ${pattern}
    order by sort, dm_code limit ${limit}`
}
