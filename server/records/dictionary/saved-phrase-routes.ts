import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'

const most = 100

/** What a person may choose from while he writes: his own entries and those of his unit. */
export function userEntryRoutes(app: FastifyInstance): void {
  app.get<{ Params: { group: string } }>(
    '/api/system/userEntry/:group',
    { config: { session: true } },
    ({ ctx, params }) => offered(ctx, params.group),
  )
}

async function offered({ sql: on, actor }: Ctx, group: string): Promise<string[]> {
  const rows = await on.query<{ name: string }>(sql`
    select entry_name as name from base.user_entry
    where del_flag = 0 and enabled = '1' and entry_group = ${group} and (create_by = ${actor.id}::uuid or (shared = '1' and unit_id = ${actor.unitId}::uuid))
    group by entry_name order by min(entry_sort), entry_name limit ${most}`)
  return rows.map(({ name }) => name)
}
