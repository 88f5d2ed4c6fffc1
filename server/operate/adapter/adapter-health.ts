import sql from 'sql-template-tag'
import { minuteMs, dayMs } from '../../../core/values/duration.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Words } from '../../../core/values/language.ts'
import { isFinal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { outside, reachOfAdapter } from './external-calls.ts'

interface State {
  readonly adapter: string
  readonly answered_at: number | null
  readonly failed_at: number | null
  readonly failed_call: string | null
  readonly reason: string | null
  readonly detail: string | null
  readonly failures: number
  readonly rests_until: number | null
  readonly said: Words | null
}

/** How every adapter does, for who looks after them. */
export async function adapterLines(ctx: Ctx): Promise<Json> {
  const states = await ctx.sql.query<State>(sql`select * from engine.adapter_state`)
  const open = await ctx.sql.query<{ adapter: string; n: number }>(
    sql`select adapter, count(*)::int as n from engine.adapter_failure where state <> 'done' group by adapter`,
  )
  return Promise.all(
    [...ctx.running.adapters].map(async ([key, { adapter }]) => {
      const state = states.find((one) => one.adapter === key)
      const { address } = await reachOfAdapter(ctx, adapter)
      return {
        key,
        label: adapter.label[ctx.lang],
        note: adapter.note[ctx.lang],
        group: adapter.settings.code,
        light: lightOf(state, address !== '', ctx.now),
        answeredAt: state?.answered_at ?? null,
        said: state?.said?.[ctx.lang] ?? null,
        failedAt: state?.failed_at ?? null,
        failedCall: adapter.calls[state?.failed_call ?? '']?.label[ctx.lang] ?? null,
        reason: state?.reason ?? null,
        detail: state?.detail ?? null,
        restsUntil: state !== undefined && isResting(state, ctx.now) ? state.rests_until : null,
        open: open.find(({ adapter: of }) => of === key)?.n ?? 0,
      }
    }),
  )
}

function isResting({ rests_until: until }: State, now: number): boolean {
  return until !== null && until > now
}

/** Switched off, never asked, resting, failing or answering. */
function lightOf(state: State | undefined, isOn: boolean, now: number): string {
  if (!isOn) return 'off'
  if (state === undefined) return 'unknown'
  if (isResting(state, now)) return 'resting'
  return state.failures > 0 ? 'failing' : 'good'
}

/** What failed and is not done, newest first. */
export async function failuresOf(ctx: Ctx, name: string): Promise<Json> {
  const calls = ctx.running.adapters.get(name)?.adapter.calls ?? {}
  const rows = await ctx.sql.query<{
    id: string
    call: string
    reason: string
    detail: string | null
    attempts: number
    state: string
    at: number
  }>(sql`
    select id, call, reason, detail, attempts, state, at from engine.adapter_failure
    where adapter = ${name} and state <> 'done' order by at desc limit 50`)
  return rows.map(({ call, ...row }) => ({ ...row, call: calls[call]?.label[ctx.lang] ?? call }))
}

/** Asks every adapter that is switched on and was not heard of late whether it answers; what failed long ago goes. */
export async function probeAdapters(ctx: Ctx): Promise<void> {
  for (const [key, { adapter }] of ctx.running.adapters) {
    const [row] = await ctx.sql.query(
      sql`select 1 from engine.adapter_state where adapter = ${key} and answered_at > ${new Date(ctx.now - recent)} and failures = 0`,
    )
    const { address } = await reachOfAdapter(ctx, adapter)
    if (row === undefined && address !== '') await probe(ctx, key)
  }
  await ctx.sql.query(sql`delete from engine.adapter_failure where at < ${new Date(ctx.now - kept)}`)
}

const recent = 10 * minuteMs
const kept = 90 * dayMs

/** Whether an adapter answers now; what is wrong stands in its state. */
export async function probe(ctx: Ctx, name: string): Promise<boolean> {
  const found = ctx.running.adapters.get(name)
  if (found === undefined) return false
  try {
    await outside(ctx, found.adapter, found.adapter.probe, null)
    return true
  } catch (error) {
    if (isFinal(error)) return false
    throw error
  }
}
