import sql from 'sql-template-tag'
import { alertRule, type AlertRule } from '../../../base/alert-rule.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { nextRuns } from '../../platform/jobs/cron.ts'
import { find } from '../../records/read/find-visible-records.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { measureRecords } from './measure-records.ts'
import { updateOpenAlerts } from './update-open-alerts.ts'

/**
 * Looks at every rule whose time has come. The first one that was refused or failed is told once all have been looked
 * at; its alerts stay as they are.
 */
export async function evaluateAlerts(ctx: Ctx): Promise<void> {
  const rules = await find(ctx, alertRule, { enabled: '1' }, { sort: ['ruleCode'] })
  const failures: unknown[] = []
  for (const rule of rules) {
    const refusal = await withinTransaction(ctx, (inside) => evaluate(inside, rule)).catch((error: unknown) => error)
    if (refusal !== null) failures.push(refusal)
  }
  if (failures.length > 0) throw failures[0]
}

/** A rule that is refused has had its turn, or it would be tried again at once. */
async function evaluate(ctx: Ctx, rule: AlertRule): Promise<Refusal | null> {
  if (!(await itsTurn(ctx, rule))) return null
  const measured = await figuresOf(ctx, rule)
  if (measured instanceof Refusal) return new Refusal(measured.code, { ...measured.params, rule: rule.ruleCode ?? '' })
  if (measured !== null) await updateOpenAlerts(ctx, rule, measured)
  return null
}

/** Null where nothing measures any more: its alerts stay for people. */
async function figuresOf(ctx: Ctx, rule: AlertRule) {
  if (rule.measure === null) return measureRecords(ctx, rule).catch(refusalOf)
  return (await ctx.running.measures.get(rule.measure)?.(ctx)) ?? null
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  throw error
}

/** Whether the rule is due; whoever asks has the turn until he commits, so that no alert is raised twice. */
async function itsTurn({ sql: on, now }: Ctx, { ruleCode, cron }: AlertRule): Promise<boolean> {
  await on.query(
    sql`insert into engine.alert_run (rule_code, at) values (${ruleCode}, to_timestamp(0)) on conflict do nothing`,
  )
  const [last] = await on.query<{ at: number }>(
    sql`select at from engine.alert_run where rule_code = ${ruleCode} for update`,
  )
  const [next = Number.POSITIVE_INFINITY] = nextRuns(cron, 1, last?.at ?? 0)
  if (next > now) return false
  await on.query(sql`update engine.alert_run set at = ${new Date(now)} where rule_code = ${ruleCode}`)
  return true
}
