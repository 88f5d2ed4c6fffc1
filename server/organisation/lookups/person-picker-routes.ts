import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { Refusal } from '../../../core/words/refusal.ts'
import { isId } from '../../platform/database/is-id.ts'
import { readInput } from '../../platform/http/read-input.ts'
import type { organisationTrees } from '../structure/organisation-tree.ts'
import { keptCounts } from './cached-counts.ts'
import { shownName } from './person-name-in-language.ts'
import { readPersonPage } from './person-page-request.ts'
import { personPickerPage } from './person-picker-page.ts'
import { personRows, type PersonRow } from './person-rows.ts'
import { roleSums } from './role-member-counts.ts'

const mostIds = 200

/** Names of people, their roles, and the table that the person picker chooses from (DAT-04 to DAT-06). */
export function personPickerRoutes(app: FastifyInstance, trees: ReturnType<typeof organisationTrees>): void {
  const config = { session: true } as const
  app.get<{ Params: { id: string } }>('/api/system/user/:id', { config }, async ({ ctx, params }) => {
    const rows = isId(params.id)
      ? await ctx.sql.query(
          sql`select ${shownName(ctx.lang)} as "userName" from base.person p where p.id = ${params.id} and p.del_flag = 0`,
        )
      : []
    const [person] = rows
    if (person === undefined) throw new Refusal('record.missing', {}, { status: 404 })
    return person
  })

  app.get<{ Params: { ids: string } }>('/api/system/user/ids/:ids', { config }, async (request) => {
    const read = readInput(request, request.params)
    const ids = read.ids('ids', mostIds)
    read.finish()
    return request.ctx.sql.query(sql`
      select p.id as "userId", ${shownName(request.ctx.lang)} as "userName"
      from base.person p join unnest(${ids}::uuid[]) with ordinality as asked(id, place) on asked.id = p.id
      where p.del_flag = 0 order by asked.place`)
  })

  app.get('/api/system/user/yiXuanId', { config }, async (request): Promise<PersonRow[]> => {
    const read = readInput(request, request.query)
    const ids = read.ids('yxIds', mostIds)
    read.finish()
    return personRows(request.ctx, await trees(request.ctx.sql), ids)
  })

  const counts = keptCounts()
  app.post('/api/system/user/page', { config }, async (request) =>
    personPickerPage(request.ctx, await trees(request.ctx.sql), counts, readPersonPage(request)),
  )

  app.get('/api/system/role/roleUserSum', { config }, (request) => {
    const read = readInput(request, request.query)
    const role = read.text('role', { max: 60 })
    read.finish()
    return roleSums(request.ctx, counts, role)
  })
}
