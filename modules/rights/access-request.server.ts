import sql from 'sql-template-tag'
import { v7 as newId } from 'uuid'
import { person } from '../../base/person.ts'
import { rolePermission } from '../../base/role-permission.ts'
import { role } from '../../base/role.ts'
import type { Words } from '../../core/values/language.ts'
import { act, audited, type Ctx, emit, find, get, notify, Refusal, withinTransaction } from '../../server/module-api.ts'
import type { AccessRequest } from './access-request.ts'
import { securityAdmins } from './own-role-check.server.ts'
import { personNameIn, roleNameIn, roleNames } from './role-and-person-names.server.ts'

const longestReason = 300
const page = '/role'

interface Row {
  readonly id: string
  readonly person: string
  readonly path: string
  readonly code: string
  readonly reason: string
  readonly askedAt: number
}

/** Asks the security administrators for a role that opens a page; once while it waits. */
export function askAccess(ctx: Ctx, path: string, reason: string): Promise<null> {
  return withinTransaction(ctx, async (inside) => {
    const { actor, sql: on, now } = inside
    const { needs: code, label } = pageAt(inside, path)
    if (code === undefined || actor.permissions.has(code)) throw new Refusal('access.open', {}, { status: 409 })
    if (reason.trim() === '' || reason.length > longestReason)
      throw Refusal.atField('reason', 'access.reason', { max: longestReason })
    const id = newId()
    const made = await on.query(sql`
      insert into rights.access_request (id, person, path, code, reason, asked_at) values (${id}::uuid, ${actor.id}::uuid, ${path}, ${code}, ${reason.trim()}, ${new Date(now)})
      on conflict (person, path) where state = 'waiting' do nothing returning id`)
    if (made.length === 0) throw new Refusal('access.waits', {}, { status: 409 })
    await audited(inside, {
      verb: 'accessAsk',
      document: 'base.person',
      recordId: actor.id,
      title: actor.name,
      detail: { path, code },
    })
    await notify(inside, await securityAdmins(inside), {
      event: 'rights.accessAsked',
      params: { page: { ...label }, person: { person: actor.id }, reason: reason.trim() },
      url: page,
    })
    return null
  })
}

/** What waits, each with the roles that would open its page. */
export async function accessRequests(ctx: Ctx): Promise<AccessRequest[]> {
  const rows = await ctx.sql.query<Row>(
    sql`select id, person, path, code, reason, asked_at as "askedAt" from rights.access_request where state = 'waiting' order by asked_at limit 100`,
  )
  const people = new Map((await find(ctx, person, { id: rows.map((row) => row.person) })).map((one) => [one.id, one]))
  return Promise.all(
    rows.flatMap((row) => {
      const who = people.get(row.person)
      return who === undefined ? [] : [shown(ctx, row, personNameIn(ctx, who))]
    }),
  )
}

async function shown(
  ctx: Ctx,
  { id, person: personId, path, code, reason, askedAt }: Row,
  personName: string,
): Promise<AccessRequest> {
  const holders = await find(ctx, rolePermission, { ppeValue: code })
  const roles =
    holders.length === 0
      ? []
      : await find(ctx, role, { id: holders.map(({ roleId }) => roleId) }, { sort: ['roleType', 'roleCode'] })
  return {
    id,
    personId,
    personName,
    path,
    reason,
    askedAt,
    page: labelAt(ctx, path)[ctx.lang],
    roles: roles.map((one) => ({ id: one.id, name: roleNameIn(ctx, one) })),
  }
}

/** Grants a role by the rules of granting, or says no; whoever asked hears of it. */
export function decideAccess(ctx: Ctx, id: string, roleId: string | null, note: string): Promise<null> {
  return withinTransaction(ctx, async (inside) => {
    const [row] = await inside.sql.query<Row>(
      sql`select id, person, path, code, reason, asked_at as "askedAt" from rights.access_request where id = ${id}::uuid and state = 'waiting' for update`,
    )
    if (row === undefined) throw new Refusal('rights.request-gone', {}, { status: 409 })
    if (row.person === inside.actor.id) throw new Refusal('rights.own-request', {}, { status: 403 })
    const given = roleId === null ? null : await granted(inside, row, roleId)
    await inside.sql.query(sql`
      update rights.access_request set state = ${given === null ? 'refused' : 'granted'}, role_id = ${roleId}::uuid, note = ${note || null}, decided_by = ${inside.actor.id}::uuid, decided_at = ${new Date(inside.now)}
      where id = ${id}::uuid`)
    await audited(inside, {
      verb: given === null ? 'accessRefuse' : 'accessGrant',
      document: 'base.person',
      recordId: row.person,
      detail: { path: row.path, code: row.code, role: roleId },
    })
    await emit(inside, { event: 'rights.grantSettled', about: { doc: person, id: row.person } })
    await notify(inside, [row.person], {
      event: given === null ? 'rights.accessRefused' : 'rights.accessGranted',
      params: { page: { ...labelAt(inside, row.path) }, person: { person: inside.actor.id }, note, role: given ?? '' },
      url: given === null ? '/msgUser' : row.path,
    })
    return null
  })
}

async function granted(ctx: Ctx, { person: personId, code }: Row, roleId: string): Promise<Record<string, string>> {
  const [opens] = await find(ctx, rolePermission, { roleId, ppeValue: code }, { limit: 1 })
  if (opens === undefined) throw Refusal.atField('roleId', 'access.role')
  const { ver } = await get(ctx, person, personId)
  await act(ctx, person, personId, 'grant', { ver, givenRoles: [roleId] })
  return { ...roleNames(await get(ctx, role, roleId)) }
}

function pageAt({ running }: Ctx, path: string): { readonly needs?: string | undefined; readonly label: Words } {
  const found = running.modules.flatMap(({ pages }) => pages).find((one) => one.path === path)
  if (found === undefined) throw new Refusal('access.page', {}, { status: 404 })
  return found
}

/** A page may have gone since it was asked for. */
function labelAt({ running }: Ctx, path: string): Words {
  return (
    running.modules.flatMap(({ pages }) => pages).find((one) => one.path === path)?.label ?? {
      zh: path,
      ru: path,
      en: path,
    }
  )
}
