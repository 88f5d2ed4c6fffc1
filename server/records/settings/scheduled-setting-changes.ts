import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { describedSettings } from '../../platform/settings/described-settings.ts'
import { isMark, putAway } from '../../platform/settings/secret-settings.ts'
import { audited } from '../audit/write-audit-line.ts'
import { withinTransaction } from '../write/within-transaction.ts'
import { changeSetting } from './change-setting.ts'

/** A value that comes into force at a time to come; times are epoch ms. */
interface PlannedValue {
  readonly id: string
  readonly key: string
  readonly value: string
  readonly due: number
  readonly note: string | null
  readonly personName: string
}

export const settingJob = 'engine.settings'

/** Values that still wait for their time, the soonest first. */
export function waitingValues(ctx: Ctx): Promise<PlannedValue[]> {
  return ctx.sql.query<PlannedValue>(sql`
    select id, key, value, due, note, person_name as "personName" from engine.setting_plan where done_at is null and cancelled_at is null order by due, id`)
}

/** Plans a value for later; it is checked now as it will be then. */
export async function planValue(ctx: Ctx, key: string, value: string, due: number, note: string | null): Promise<void> {
  if (due <= ctx.now) throw Refusal.atField('effectiveFrom', 'setting.past')
  await tried(ctx, key, value)
  const secret = describedSettings(ctx).get(key)?.secret === true && value !== '' && !isMark(value)
  const kept = secret ? await putAway(ctx.sql, key, value) : value
  await ctx.sql.query(sql`
    insert into engine.setting_plan (id, key, value, due, note, at, person, person_name)
    values (${v7()}, ${key}, ${kept}, ${new Date(due)}, ${note}, ${new Date(ctx.now)}, ${ctx.actor.id}::uuid, ${ctx.actor.name})`)
  await audited(ctx, { verb: 'setting.plan', title: key, detail: { value: kept, due } })
  await enqueue(ctx, settingJob, null, { runAt: due })
}

/** A value that waits is not wanted any more. */
export async function cancelPlan(ctx: Ctx, id: string): Promise<void> {
  const [gone] = await ctx.sql.query<{ key: string }>(
    sql`update engine.setting_plan set cancelled_at = ${new Date(ctx.now)} where id = ${id}::uuid and done_at is null and cancelled_at is null returning key`,
  )
  if (gone === undefined) throw new Refusal('record.missing', {}, { status: 404 })
  await audited(ctx, { verb: 'setting.cancel', title: gone.key })
}

/** Values whose time has come are set, in the order of their times; one that is refused by then says why. */
export async function applyDueValues(ctx: Ctx): Promise<void> {
  for (;;) {
    const more = await withinTransaction(ctx, applyNext)
    if (!more) return
  }
}

async function applyNext(ctx: Ctx): Promise<boolean> {
  const [plan] = await ctx.sql.query<PlannedValue>(sql`
    select id, key, value, due, note, person_name as "personName" from engine.setting_plan
    where done_at is null and cancelled_at is null and due <= ${new Date(ctx.now)} order by due, id limit 1 for update skip locked`)
  if (plan === undefined) return false
  await ctx.sql.query(sql`savepoint value`)
  try {
    const { ver } = await changeSetting(ctx, plan.key, plan.value, plan.note)
    await ctx.sql.query(
      sql`update engine.setting_plan set done_at = ${new Date(ctx.now)}, ver = ${ver} where id = ${plan.id}::uuid`,
    )
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await ctx.sql.query(sql`rollback to savepoint value`)
    await ctx.sql.query(
      sql`update engine.setting_plan set done_at = ${new Date(ctx.now)}, problem = ${error.code} where id = ${plan.id}::uuid`,
    )
  }
  return true
}

/** Refuses what would be refused, and leaves nothing behind. */
async function tried(ctx: Ctx, key: string, value: string): Promise<void> {
  await ctx.sql.query(sql`savepoint trial`)
  await changeSetting(ctx, key, value, null)
  await ctx.sql.query(sql`rollback to savepoint trial`)
}
