import sql from 'sql-template-tag'
import { config } from '../../../base/config-entry.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { fieldHistory } from '../history/field-history.ts'
import { find } from '../read/find-visible-records.ts'

/** A value a setting had or has: since when, by whom; the latest first. */
interface PastValue {
  readonly value: string
  readonly from: number
  readonly personName: string
  /** It was planned beforehand. */
  readonly planned: boolean
  /** Why it was given. */
  readonly note: string | null
}

/** Every value a setting has had since it was first set. */
export async function settingHistory(ctx: Ctx, key: string): Promise<PastValue[]> {
  const own = ctx.withoutScope('the past of a setting')
  const [now] = await find(own, config, { cfgKey: key }, { limit: 1 })
  if (now === undefined) return []
  const [changes, notes, plans] = await Promise.all([
    fieldHistory(own, config, now.id, { field: 'cfgValue' }),
    fieldHistory(own, config, now.id, { field: 'remark' }),
    ctx.sql.query<{ ver: number; personName: string }>(
      sql`select ver, person_name as "personName" from engine.setting_plan where key = ${key} and ver is not null`,
    ),
  ])
  const plannedBy = new Map(plans.map((plan) => [plan.ver, plan.personName]))
  const made = { ver: 1, from: now.createTime, personName: now.createName }
  const steps = [...changes.map(({ ver, at, personName }) => ({ ver, from: at, personName })), made]
  // Each change tells what stood before it: the value of a step is what the later one found.
  const values = [now.cfgValue, ...changes.map(({ old }) => old)]
  return steps.map(({ ver, from, personName }, at) => ({
    value: String(values[at] ?? ''),
    from,
    personName: plannedBy.get(ver) ?? personName,
    planned: plannedBy.has(ver),
    note: noteAt(ver, now.remark, notes),
  }))
}

/** What the note said in a version: what the first change after it found, or what it says now. */
function noteAt(version: number, now: string | null, changes: readonly { ver: number; old: Json }[]): string | null {
  const later = changes.findLast(({ ver }) => ver > version)
  const note = later === undefined ? now : later.old
  return typeof note === 'string' && note !== '' ? note : null
}
