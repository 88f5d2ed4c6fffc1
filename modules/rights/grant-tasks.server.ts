import sql from 'sql-template-tag'
import type { Words } from '../../core/values/language.ts'
import { type Ctx, loadNames, type OwnTask } from '../../server/module-api.ts'
import { accessRequests } from './access-request.server.ts'
import { securityAdmins } from './own-role-check.server.ts'

const waits = {
  grant: { zh: '待确认的授权', ru: 'Подтвердить изменение прав', en: 'Grant to confirm' },
  access: { zh: '待处理的权限申请', ru: 'Запрос прав на страницу', en: 'Request for a page to decide' },
} satisfies Record<string, Words>

/** The changes of roles that wait for the caller to confirm them, and the people who wait for a page. */
export async function grantTasks(ctx: Ctx): Promise<OwnTask[]> {
  if (!ctx.actor.permissions.has('jsgn-bj') || !(await securityAdmins(ctx)).includes(ctx.actor.id)) return []
  return (await Promise.all([changes(ctx), pages(ctx)])).flat()
}

async function changes(ctx: Ctx): Promise<OwnTask[]> {
  const rows = await ctx.sql.query<{ id: string; role: string; drafter: string; openedAt: number }>(sql`
    select id, role_id as role, asked_by as drafter, asked_at as "openedAt" from rights.grant_request where state = 'waiting' and asked_by <> ${ctx.actor.id}::uuid order by asked_at desc`)
  const names = await loadNames(ctx, new Map([['document:base.role', new Set(rows.map(({ role }) => role))]]))
  return rows.map(({ role, ...row }) => ({
    ...row,
    wait: waits.grant[ctx.lang],
    title: names[`document:base.role:${role}`] ?? '',
    href: `/role?role=${role}`,
  }))
}

async function pages(ctx: Ctx): Promise<OwnTask[]> {
  const asked = (await accessRequests(ctx)).filter(({ personId }) => personId !== ctx.actor.id)
  return asked.map(({ id, personId, page, reason, askedAt }) => ({
    id,
    wait: waits.access[ctx.lang],
    title: `${page} — ${reason}`,
    href: '/role',
    drafter: personId,
    openedAt: askedAt,
  }))
}
