import sql from 'sql-template-tag'
import { alertEvent } from '../../base/alert-event.ts'
import { countWaiting } from '../approval/tasks/waiting-for.ts'
import { unreadNotices } from '../messaging/notice/notices.ts'
import { accountTasks } from '../organisation/account/requests.ts'
import type { Ctx } from '../platform/context/context.ts'
import type { Count } from '../platform/context/running.ts'
import { rows } from '../records/list/rows.ts'

/** Figures of the engine's own counters, each of the caller alone. */
export const engineCounts: Readonly<Record<string, Count<Ctx>>> = {
  todo: countWaiting,
  copied: ({ sql: on, actor }) =>
    counted(
      on.query<Counted>(
        sql`select count(*)::int as n from engine.flow_copy where person = ${actor.id}::uuid and viewed is null`,
      ),
    ),
  unread: unreadNotices,
  accountRequests: async (ctx) => (await accountTasks(ctx)).length,
  alerts: (ctx) =>
    counted(
      ctx.sql.query<Counted>(
        sql`select count(*)::int as n from (${rows(ctx, alertEvent)}) e where e.status in ('1', '2')`,
      ),
    ),
}

interface Counted {
  readonly n: number
}

async function counted(asked: Promise<readonly Counted[]>): Promise<number> {
  return (await asked)[0]?.n ?? 0
}
