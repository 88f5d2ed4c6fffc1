import sql from 'sql-template-tag'
import { v7 as newId } from 'uuid'
import { person } from '../../base/person.ts'
import { role } from '../../base/role.ts'
import {
  audited,
  type Ctx,
  emit,
  find,
  get,
  isId,
  notify,
  Refusal,
  type Saved,
  withinTransaction,
} from '../../server/module-api.ts'
import { requireGrantable } from './grantable-permissions.server.ts'
import { changesOf } from './merge-role-edits.ts'
import { gains, holds, securityAdmins } from './own-role-check.server.ts'
import { readSheet } from './read-role.server.ts'
import { personNameIn, roleNameIn, roleNames } from './role-and-person-names.server.ts'
import type { GrantRequest, RoleSheet } from './role-edit-types.ts'
import { saveSheet } from './save-role.server.ts'

/** A sheet that was saved, or that waits for another security administrator. */
interface Settled extends Saved {
  readonly waiting?: true
}

/** Saves a role; what would give more to a security administrator who holds it himself waits for another of them. */
export async function settleSheet(ctx: Ctx, id: string | null, ver: number, sheet: RoleSheet): Promise<Settled> {
  if (id === null || ctx.unscoped !== null || !(await holds(ctx, id))) return saveSheet(ctx, id, ver, sheet)
  const before = await readSheet(ctx, id)
  const gained = gains(before, sheet)
  if (gained.length === 0) return saveSheet(ctx, id, ver, sheet)
  await requireGrantable(
    ctx,
    gained.flatMap(({ part, key }) => (part === 'scopes' ? [] : [key])),
  )
  return withinTransaction(ctx, (inside) => ask(inside, id, ver, before, sheet))
}

async function ask(ctx: Ctx, id: string, ver: number, before: RoleSheet, sheet: RoleSheet): Promise<Settled> {
  const held = await get(ctx, role, id, { lock: true })
  if (held.ver !== ver) throw new Refusal('record.changed', {}, { status: 409 })
  const admins = await securityAdmins(ctx)
  const params = { role: roleNameIn(ctx, held) }
  if (!admins.includes(ctx.actor.id)) throw new Refusal('rights.own-role', params)
  const others = admins.filter((one) => one !== ctx.actor.id)
  if (others.length === 0) throw new Refusal('rights.no-second', params)
  if ((await waitingOf(ctx, id)) !== null) throw new Refusal('rights.request-waits', params, { status: 409 })
  await ctx.sql.query(sql`
    insert into rights.grant_request (id, role_id, role_ver, sheet, changes, asked_by, asked_at)
    values (${newId()}::uuid, ${id}::uuid, ${ver}, ${JSON.stringify(sheet)}::jsonb, ${JSON.stringify(changesOf(before, sheet))}::jsonb, ${ctx.actor.id}::uuid, ${new Date(ctx.now)})`)
  await traced(ctx, 'grantAsk', id, held.roleName, changesOf(before, sheet))
  await notify(ctx, others, {
    event: 'rights.grantAsked',
    params: { role: roleNames(held), person: { person: ctx.actor.id } },
    url: `/role?role=${id}`,
  })
  return { id, ver, waiting: true }
}

interface Row {
  readonly id: string
  readonly role_id: string
  readonly role_ver: number
  readonly sheet: RoleSheet
  readonly changes: GrantRequest['changes']
  readonly asked_by: string
  readonly asked_at: number
}

/** The change of a role that waits, as its page shows it; null when none does. */
export async function waitingOf(ctx: Ctx, roleId: string): Promise<GrantRequest | null> {
  if (!isId(roleId)) return null
  const [row] = await ctx.sql.query<Row>(
    sql`select id, role_id, role_ver, sheet, changes, asked_by, asked_at from rights.grant_request where role_id = ${roleId}::uuid and state = 'waiting'`,
  )
  if (row === undefined) return null
  const [who] = await find(ctx.withoutScope('who asked for a grant'), person, { id: row.asked_by })
  return {
    id: row.id,
    changes: row.changes,
    askedBy: who === undefined ? '' : personNameIn(ctx, who),
    askedAt: row.asked_at,
    mine: row.asked_by === ctx.actor.id,
  }
}

export const verdicts = ['confirm', 'refuse', 'withdraw'] as const
export type Verdict = (typeof verdicts)[number]
const states = { confirm: 'confirmed', refuse: 'refused', withdraw: 'withdrawn' } as const
const traces = { confirm: 'grantConfirm', refuse: 'grantRefuse', withdraw: 'grantWithdraw' } as const

/** Confirms or refuses what another security administrator asked for, or takes back what one asked for oneself. */
export function decideGrant(ctx: Ctx, id: string, verdict: Verdict): Promise<null> {
  return withinTransaction(ctx, async (inside) => {
    const [row] = await inside.sql.query<Row>(
      sql`select id, role_id, role_ver, sheet, changes, asked_by, asked_at from rights.grant_request where id = ${id}::uuid and state = 'waiting' for update`,
    )
    if (row === undefined) throw new Refusal('rights.request-gone', {}, { status: 409 })
    const admins = await securityAdmins(inside)
    const mine = row.asked_by === inside.actor.id
    if (mine !== (verdict === 'withdraw'))
      throw new Refusal(mine ? 'rights.own-request' : 'permission.missing', {}, { status: 403 })
    if (!admins.includes(inside.actor.id)) throw new Refusal('permission.missing', {}, { status: 403 })
    if (verdict === 'confirm') await apply(inside, row, admins)
    await inside.sql.query(
      sql`update rights.grant_request set state = ${states[verdict]}, decided_by = ${inside.actor.id}::uuid, decided_at = ${new Date(inside.now)} where id = ${id}::uuid`,
    )
    const held = await get(inside, role, row.role_id)
    await traced(inside, traces[verdict], row.role_id, held.roleName, row.changes)
    // Whoever counts what waits for him, or looks at the role, hears that it is decided, also where the role stays as
    // it was.
    await emit(inside, { event: 'rights.grantSettled', about: { doc: role, id: row.role_id } })
    if (!mine)
      await notify(inside, [row.asked_by], {
        event: 'rights.grantDecided',
        params: { role: roleNames(held), person: { person: inside.actor.id }, verdict },
        url: `/role?role=${row.role_id}`,
      })
    return null
  })
}

/** Makes the change as it was asked for, if whoever asked still may and nobody has changed the role since. */
async function apply(
  ctx: Ctx,
  { role_id, role_ver, sheet, changes, asked_by }: Row,
  admins: readonly string[],
): Promise<void> {
  if (!admins.includes(asked_by)) throw new Refusal('rights.asker-left', {}, { status: 409 })
  await requireGrantable(
    ctx,
    changes.flatMap(({ part, how, key }) =>
      how !== 'dropped' && (part === 'permissions' || part === 'grantable') ? [key] : [],
    ),
  )
  await saveSheet(ctx.withoutScope('confirmed by a second security administrator'), role_id, role_ver, sheet)
}

function traced(
  ctx: Ctx,
  verb: string,
  recordId: string,
  title: string,
  changes: GrantRequest['changes'],
): Promise<void> {
  return audited(ctx, {
    verb,
    document: 'base.role',
    recordId,
    title,
    detail: { changes: changes.map(({ part, how, key }) => ({ part, how, key })) },
  })
}
