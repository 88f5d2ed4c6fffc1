import { alertRule, type AlertRule } from '../../base/alert-rule.ts'
import type { LightColour } from '../../core/description/widget.ts'
import { type Ctx, find, levelOf } from '../../server/module-api.ts'

/** Limits that an administrator set for an alert, by its code. */
export type Limits = Pick<AlertRule, 'rising' | 'yellow' | 'orange' | 'red'>

/** The limits of these alerts; one that is switched off has no light. */
export async function limitsOf(ctx: Ctx, codes: readonly string[]): Promise<ReadonlyMap<string, Limits>> {
  const all = ctx.withoutScope('limits are the same for everybody')
  const rules = await find(all, alertRule, { ruleCode: codes, enabled: '1' })
  return new Map(rules.map((rule) => [rule.ruleCode ?? '', rule]))
}

const colours: Readonly<Record<string, LightColour>> = { '2': 'yellow', '3': 'orange', '4': 'red' }

/** Where a figure stands between its limits; nothing measured is within them. */
export function colourOf(limits: Limits, worst: string | null): LightColour {
  return (worst === null ? null : colours[levelOf(limits, worst)?.level ?? '']) ?? 'green'
}
