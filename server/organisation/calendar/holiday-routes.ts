import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'
import { cacheVersion } from '../../platform/database/cache-versions.ts'
import { prepared } from '../../platform/database/sql.ts'
import { sendUnchanged } from '../../platform/http/etag.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { today } from '../../platform/process/clock.ts'

/** Days off and made-up working days, for every calendar that a person opens (WID-10). */
export function holidayRoutes(app: FastifyInstance): void {
  app.get('/api/system/holiday', { config: { session: true } }, async (request, reply) => {
    const read = readInput(request, request.query)
    const year = read.whole('year', 1900, 2100, Number(today().slice(0, 4)))
    const calendar = read.choice('calendar', ['CN', 'RU'], 'CN')
    read.finish()
    const { ctx } = request
    const version = await cacheVersion(ctx.sql, 'dictionary')
    return sendUnchanged(request, reply, `holidays-${version}-${ctx.lang}-${calendar}-${year}`)
      ? reply
      : daysOf(ctx, calendar, year)
  })
}

// The sheet of a month shows days of the months beside it.
function daysOf({ sql: on, lang }: Ctx, calendar: string, year: number): Promise<object[]> {
  return on.query(
    prepared(sql`
    select day::text as day, day_type as "dayType", coalesce(nullif(case ${lang}::text when 'ru' then name_ru when 'en' then name_en else name end, ''), name) as name
    from base.holiday where day between make_date(${year - 1}, 12, 25) and make_date(${year + 1}, 1, 7) and calendar = ${calendar} and del_flag = 0 order by base.holiday.day`),
  )
}
