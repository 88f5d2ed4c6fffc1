import sql, { empty, type Sql as Statement } from 'sql-template-tag'
import { v7 } from 'uuid'
import type { AccountChange, AccountRequestKind, AccountRequestState } from '../../../core/api-types/account-request.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'

/** What is asked for, as its kind needs it. */
export interface Asked {
  readonly kind: AccountRequestKind
  /** Whose account, tasks or department it is; null for a setting. */
  readonly personId: string | null
  readonly changes: readonly AccountChange[]
  /** Of a setting its key, of a hand-over its part, of a leader the department. */
  readonly key?: string
  /** Only of a setting: the note, and when it takes effect, as epoch ms or null. */
  readonly note?: string | null
  readonly due?: number | null
}

export interface RequestRow {
  readonly id: string
  readonly kind: AccountRequestKind
  readonly personId: string | null
  readonly change: Omit<Asked, 'kind' | 'personId'>
  readonly askedBy: string
  readonly askedAt: number
  readonly state: AccountRequestState
  readonly decidedBy: string | null
  readonly decidedAt: number | null
}

const columns = sql`r.id, r.kind, r.person as "personId", r.change, r.asked_by as "askedBy", r.asked_at as "askedAt", r.state, r.decided_by as "decidedBy", r.decided_at as "decidedAt"`

/** Requests that meet a condition on `r`, the newest first. */
export function requestRows({ sql: on }: Ctx, where: Statement, limit: number): Promise<RequestRow[]> {
  return on.query<RequestRow>(
    sql`select ${columns} from engine.account_request r where ${where} order by r.asked_at desc, r.id desc limit ${limit}`,
  )
}

/** One request in a state, held until the transaction ends; refuses when somebody was faster. */
export async function lockedRequest({ sql: on }: Ctx, id: string, state: AccountRequestState): Promise<RequestRow> {
  const [row] = await on.query<RequestRow>(
    sql`select ${columns} from engine.account_request r where r.id = ${id}::uuid and r.state = ${state} for update`,
  )
  if (row === undefined) throw new Refusal('account.gone', {}, { status: 409 })
  return row
}

/** Puts a request down; one of a kind waits for an account at a time. */
export async function putRequest({ sql: on, actor, now }: Ctx, { kind, personId, ...change }: Asked): Promise<string> {
  const id = v7()
  const made = await on.query(sql`
    insert into engine.account_request (id, kind, person, change, asked_by, asked_at)
    values (${id}::uuid, ${kind}, ${personId}::uuid, ${JSON.stringify(change)}::jsonb, ${actor.id}::uuid, ${new Date(now)}) on conflict do nothing returning id`)
  if (made.length === 0) throw new Refusal('account.waits', {}, { status: 409 })
  return id
}

/** Writes what became of a request; `decided` is whoever decided now. */
export async function setState(
  { sql: on, actor, now }: Ctx,
  id: string,
  state: AccountRequestState,
  decided: boolean,
): Promise<void> {
  const by = decided ? sql`, decided_by = ${actor.id}::uuid, decided_at = ${new Date(now)}` : empty
  await on.query(sql`update engine.account_request set state = ${state} ${by} where id = ${id}::uuid`)
}
