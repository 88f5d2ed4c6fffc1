import sql from 'sql-template-tag'
import { v7 as newId } from 'uuid'
import type { Adapter } from '../../../core/description/adapter.ts'
import { secondMs } from '../../../core/values/duration.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Words } from '../../../core/values/language.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { RunningAdapter } from '../../platform/context/running-composition.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { type FailureReason, OutsideFailure } from './external-call-failure.ts'

/** A call that failed before. */
interface Again {
  readonly id: string
  readonly key: string
  readonly attempts: number
}

/**
 * Asks something of what lies outside, once, outside any transaction. What fails is kept with its reason and said again
 * by itself as the call allows; after some failures on end nothing is asked for a while. Refuses `adapter.off`,
 * `adapter.resting` and `adapter.failed`.
 */
export async function outside(ctx: Ctx, { module, name }: Adapter, call: string, payload: Json): Promise<Json> {
  return ask(ctx, `${module}.${name}`, call, payload, null)
}

/** Says a call again that failed; nothing happens when somebody else is at it or it has been done. */
export async function askAgain(ctx: Ctx, id: string): Promise<void> {
  const [row] = await ctx.sql.query<{
    adapter: string
    call: string
    key: string
    payload: Json
    attempts: number
  }>(sql`
    update engine.adapter_failure set state = 'asking', tried_at = ${new Date(ctx.now)}
    where id = ${id}::uuid and (state in ('waiting', 'failed') or (state = 'asking' and tried_at < ${new Date(ctx.now - abandoned)}))
    returning adapter, call, key, payload, attempts`)
  if (row === undefined) return
  await ask(ctx, row.adapter, row.call, row.payload, { id, key: row.key, attempts: row.attempts })
}

// A process that died while it asked never says so; no attempt takes as long.
const abandoned = 600 * secondMs

/** The adapter of that name with the functions of its calls. */
export function adapterNamed({ running }: Pick<Ctx, 'running'>, name: string): RunningAdapter<Ctx> {
  const found = running.adapters.get(name)
  if (found === undefined) throw new Refusal('request.not-found', {}, { status: 404 })
  return found
}

/** Where it is and what its settings say; what the operator gave stands in for an empty one. */
export async function reachOfAdapter(ctx: Ctx, { settings, address }: Pick<Adapter, 'settings' | 'address'>) {
  const keys = Object.keys(settings.settings)
  const set = await readSettings(ctx, keys)
  const said = Object.fromEntries(keys.map((key) => [key, set[key] || (ctx.running.given[key] ?? '')]))
  return { settings: said, address: said[address] ?? '' }
}

/**
 * Keeps how a call went that its module made itself, because what follows from its silence is its own affair; null when
 * it was answered.
 */
export async function noteOutside(
  ctx: Ctx,
  { module, name }: Adapter,
  call: string,
  wrong: { readonly reason: FailureReason; readonly detail: string } | null,
): Promise<void> {
  const key = `${module}.${name}`
  if (wrong === null) return answered(ctx, key, null)
  await stateFailed(ctx, key, { ...wrong, call, circuit: null })
}

async function ask(ctx: Ctx, name: string, call: string, payload: Json, again: Again | null): Promise<Json> {
  const { adapter, calls } = adapterNamed(ctx, name)
  const [described, run] = [adapter.calls[call], calls[call]]
  if (described === undefined || 'own' in described || run === undefined) throw new Error(`${name} has no call ${call}`)
  const { settings, address } = await reachOfAdapter(ctx, adapter)
  if (address === '') throw await givenUp(ctx, again, new Refusal('adapter.off', {}, { status: 409 }))
  await requireAwake(ctx, name, again)
  const key = again?.key ?? newId()
  let answer: Json
  const signal = AbortSignal.timeout(described.timeout * secondMs)
  try {
    answer = await run.ask({ address, settings, payload, key, signal })
  } catch (error) {
    const { reason, detail } = failureOf(error, signal)
    await failed(ctx, adapter, { call, key, payload, reason, detail, again })
    throw new Refusal('adapter.failed', { detail }, { status: 503 })
  }
  const said = await run.take?.(ctx, answer)
  await answered(ctx, name, again, said ?? null)
  return answer
}

async function requireAwake(ctx: Ctx, name: string, again: Again | null): Promise<void> {
  const [row] = await ctx.sql.query(
    sql`select 1 from engine.adapter_state where adapter = ${name} and rests_until > ${new Date(ctx.now)}`,
  )
  if (row !== undefined) throw await givenUp(ctx, again, new Refusal('adapter.resting', {}, { status: 503 }))
}

/** What was to be said again and could not even be asked waits for a person. */
async function givenUp(ctx: Ctx, again: Again | null, refusal: Refusal): Promise<Refusal> {
  if (again !== null)
    await ctx.sql.query(sql`update engine.adapter_failure set state = 'failed' where id = ${again.id}::uuid`)
  return refusal
}

function failureOf(
  error: unknown,
  { aborted }: AbortSignal,
): { readonly reason: FailureReason; readonly detail: string } {
  const detail = error instanceof Error ? error.message : String(error)
  if (aborted) return { reason: 'timeout', detail }
  return { reason: error instanceof OutsideFailure ? error.reason : 'unreachable', detail }
}

async function answered(ctx: Ctx, name: string, again: Again | null, said: Words | null = null): Promise<void> {
  await ctx.sql.query(sql`
    insert into engine.adapter_state as old (adapter, answered_at, said)
    values (${name}, ${new Date(ctx.now)}, ${said === null ? null : JSON.stringify(said)}::jsonb)
    on conflict (adapter) do update set answered_at = excluded.answered_at, failures = 0, rests_until = null,
      said = coalesce(excluded.said, old.said)`)
  if (again !== null)
    await ctx.sql.query(sql`update engine.adapter_failure set state = 'done' where id = ${again.id}::uuid`)
}

interface Failed {
  readonly call: string
  readonly key: string
  readonly payload: Json
  readonly reason: FailureReason
  readonly detail: string
  readonly again: Again | null
}

async function failed(ctx: Ctx, adapter: Adapter, one: Failed): Promise<void> {
  const { call, key, payload, reason, detail, again } = one
  const name = `${adapter.module}.${adapter.name}`
  const attempts = (again?.attempts ?? 0) + 1
  const described = adapter.calls[call]
  const pause = described === undefined || 'own' in described ? undefined : described.again[attempts - 1]
  const state = pause === undefined ? 'failed' : 'waiting'
  const id = again?.id ?? newId()
  const at = new Date(ctx.now)
  await withinTransaction(ctx, async (inside) => {
    await stateFailed(inside, name, { call, reason, detail, circuit: adapter.circuit })
    await inside.sql.query(sql`
      insert into engine.adapter_failure (id, adapter, call, key, payload, reason, detail, attempts, state, at, tried_at)
      values (${id}::uuid, ${name}, ${call}, ${key}, ${JSON.stringify(payload)}::jsonb, ${reason}, ${detail}, ${attempts}, ${state}, ${at}, ${at})
      on conflict (id) do update set reason = excluded.reason, detail = excluded.detail, attempts = excluded.attempts,
        state = excluded.state, tried_at = excluded.tried_at`)
    if (pause !== undefined)
      await enqueue(inside, 'engine.adapterAgain', { id }, { runAt: ctx.now + pause * secondMs, key: `adapter ${id}` })
  })
}

interface StateFailed {
  readonly call: string
  readonly reason: FailureReason
  readonly detail: string
  /** Null where nothing rests. */
  readonly circuit: Adapter['circuit'] | null
}

/** One failure more on end; with enough of them nothing is asked for a while. */
async function stateFailed(ctx: Ctx, name: string, { call, reason, detail, circuit }: StateFailed): Promise<void> {
  const { failures, rest } = circuit ?? { failures: Number.MAX_SAFE_INTEGER, rest: 0 }
  const until = new Date(ctx.now + rest * secondMs)
  await ctx.sql.query(sql`
    insert into engine.adapter_state as old (adapter, failed_at, failed_call, reason, detail, failures, rests_until)
    values (${name}, ${new Date(ctx.now)}, ${call}, ${reason}, ${detail}, 1, ${failures <= 1 ? until : null})
    on conflict (adapter) do update set failed_at = excluded.failed_at, failed_call = excluded.failed_call,
      reason = excluded.reason, detail = excluded.detail, failures = old.failures + 1,
      rests_until = case when old.failures + 1 >= ${failures}::bigint then ${until}::timestamptz end`)
}
