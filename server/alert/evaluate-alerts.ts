import sql from 'sql-template-tag'
import { alertRule, type AlertRule } from '../../base/alert-rule.ts'
import type { Ctx } from '../context.ts'
import { nextRuns } from '../jobs/cron.ts'
import { find } from '../store/find.ts'
import { withinTransaction } from '../store/within-transaction.ts'
import { followMeasured } from './follow-measured.ts'
import { measureRecords } from './measure-records.ts'

/** Looks at every rule whose time has come. */
export async function evaluateAlerts(ctx: Ctx): Promise<void> {
  const rules = await find(ctx, alertRule, { enabled: '1' }, { sort: ['ruleCode'] })
  for (const rule of rules) await withinTransaction(ctx, (inside) => evaluate(inside, rule))
}

async function evaluate(ctx: Ctx, rule: AlertRule): Promise<void> {
  if (!(await itsTurn(ctx, rule))) return
  const measured = await figuresOf(ctx, rule)
  if (measured !== null) await followMeasured(ctx, rule, measured)
}

/** Null where nothing measures any more: its alerts stay for people. */
async function figuresOf(ctx: Ctx, rule: AlertRule) {
  if (rule.measure === null) return measureRecords(ctx, rule)
  return await ctx.running.measures.get(rule.measure)?.(ctx) ?? null
}

/** Whether the rule is due; whoever asks has the turn until he commits, so that no alert is raised twice. */
async function itsTurn({ sql: on, now }: Ctx, { ruleCode, cron }: AlertRule): Promise<boolean> {
  await on.query(sql`insert into engine.alert_run (rule_code, at) values (${ruleCode}, to_timestamp(0)) on conflict do nothing`)
  const [last] = await on.query<{ at: number }>(sql`select at from engine.alert_run where rule_code = ${ruleCode} for update`)
  const [next = Number.POSITIVE_INFINITY] = nextRuns(cron, 1, last?.at ?? 0)
  if (next > now) return false
  await on.query(sql`update engine.alert_run set at = ${new Date(now)} where rule_code = ${ruleCode}`)
  return true
}
