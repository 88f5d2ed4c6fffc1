import { config, type Config } from '../../base/config.ts'
import { isDecimal } from '../../core/decimal.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Ctx } from '../context.ts'
import type { BoundRules, RuleSet } from '../rule-set.ts'

const set: RuleSet<Ctx, Config> = {
  check: (_ctx, { cfgType, cfgValue }) => {
    const value = (cfgValue ?? '').trim()
    const code = value === '' ? undefined : wrongFor[cfgType]?.(value)
    if (code !== undefined) throw new Refusal(code, {}, { errors: { cfgValue: { code } } })
  },
}

/** A setting's value is of the type it says. */
export const configRules: BoundRules<Ctx> = { doc: config, set: set as unknown as BoundRules<Ctx>['set'] } // the store gives it settings only

const wrongFor: Readonly<Record<string, (value: string) => string | undefined>> = {
  number: (value) => (isDecimal(value) ? undefined : 'config.number'),
  bool: (value) => (value === '1' || value === '0' ? undefined : 'config.bool'),
  json: (value) => (isJson(value) ? undefined : 'config.json'),
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
