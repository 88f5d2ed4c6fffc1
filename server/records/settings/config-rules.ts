import { config, type Config } from '../../../base/config-entry.ts'
import { isDecimal } from '../../../core/values/decimal.ts'
import { type FieldError, Refusal } from '../../../core/words/refusal.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { BoundRules, Draft, RuleSet } from '../../platform/context/rule-set.ts'
import { describedSettings, typeOf } from '../../platform/settings/described-settings.ts'
import { dropSecrets, isMark, isMarkOf, moveSecrets, putAway } from '../../platform/settings/secret-settings.ts'
import { settingValueProblem } from './setting-value-problems.ts'

const set: RuleSet<Ctx, Config> = {
  prepare: async (ctx, draft, before) => {
    const described = describedBy(ctx, draft)
    const typed = described === undefined ? {} : { cfgType: typeOf(described), cfgGroup: described.group.code }
    const { cfgKey, cfgType, cfgValue } = { ...draft, ...typed }
    if (cfgType !== 'secret' || !cfgKey || !cfgValue) return typed
    return { ...typed, cfgValue: await kept(ctx, cfgKey, cfgValue, before) }
  },
  check: async (ctx, record, before) => {
    requireTwo(ctx, record, before)
    const value = (record.cfgValue ?? '').trim()
    const described = describedBy(ctx, record)
    if (value === '') return
    const error =
      described === undefined
        ? wrongFor[record.cfgType]?.(value)
        : (wrongBy(described.field, described.secret === true, value) ??
          (await settingValueProblem(ctx, described.key, value)))
    if (error !== undefined) throw Refusal.atField('cfgValue', error.code, error.params)
  },
  on: {
    delete: (ctx, record) => {
      requireTwo(ctx, record, null)
      return dropSecrets(ctx.sql, record.cfgKey)
    },
  },
}

/** A setting's value is of the type it says, and a secret is put away before anything is written. */
export const configRules: BoundRules<Ctx> = { doc: config, set: set as unknown as BoundRules<Ctx>['set'] } // the store gives it settings only

// Whether the installation is a demonstration, whose passwords anybody may read.
const ownGuarded: ReadonlySet<string> = new Set(['site.demo'])

/** What everybody's sign-in depends on is changed by two administrators on the page of settings, never here by one. */
function requireTwo(ctx: Ctx, { cfgKey }: Draft<Config>, before: Config | null): void {
  if (ctx.unscoped !== null) return
  const keys = [cfgKey ?? '', before?.cfgKey ?? ''].filter(
    (key) => ownGuarded.has(key) || describedSettings(ctx).get(key)?.guarded === true,
  )
  if (keys.length > 0) throw Refusal.atField('cfgValue', 'account.setting')
}

function describedBy(ctx: Ctx, { cfgKey }: Draft<Config>) {
  return cfgKey ? describedSettings(ctx).get(cfgKey) : undefined
}

/** The mark of a secret: the one it has, or that of a newly typed one. */
async function kept(ctx: Ctx, key: string, value: string, before: Config | null): Promise<string> {
  if (!isMark(value)) return putAway(ctx.sql, key, value)
  if (!(await isMarkOf(ctx.sql, [key, before?.cfgKey ?? key], value)))
    throw Refusal.atField('cfgValue', 'setting.secretAgain')
  if (before !== null && before.cfgKey !== key) await moveSecrets(ctx.sql, before.cfgKey, key)
  return value
}

function wrongBy(field: { readonly kind: string }, secret: boolean, value: string): FieldError | undefined {
  if (secret) return undefined
  const checked = kindOf(field.kind).check(value, field)
  return 'error' in checked ? checked.error : undefined
}

const wrongFor: Readonly<Record<string, (value: string) => FieldError | undefined>> = {
  number: (value) => (isDecimal(value) ? undefined : { code: 'config.number' }),
  bool: (value) => (value === '1' || value === '0' ? undefined : { code: 'config.bool' }),
  json: (value) => (isJson(value) ? undefined : { code: 'config.json' }),
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
