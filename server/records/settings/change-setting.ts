import { config } from '../../../base/config-entry.ts'
import { type FieldError, Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { describedSettings } from '../../platform/settings/described-settings.ts'
import { isFixed } from '../../platform/settings/settings-overlay.ts'
import { find } from '../read/find-visible-records.ts'
import { type Saved, save } from '../write/save-record.ts'

/**
 * Gives a described setting another value; what its kind refuses is said at `value`. An empty one brings back what it
 * comes with.
 */
export async function changeSetting(ctx: Ctx, key: string, value: string, note: string | null): Promise<Saved> {
  if (!describedSettings(ctx).has(key)) throw new Refusal('setting.unknown', {}, { status: 404 })
  if (isFixed(ctx.running.overlay, key)) throw Refusal.atField('value', 'setting.fixed')
  const own = ctx.withoutScope('the configuration centre')
  const [before] = await find(own, config, { cfgKey: key }, { limit: 1 })
  const given = { cfgValue: value, remark: note }
  return atValue(() =>
    save(
      own,
      config,
      before === undefined
        ? { cfgKey: key, cfgType: 'string', ...given }
        : { id: before.id, ver: before.ver, ...given },
    ),
  )
}

async function atValue<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) || error.errors['cfgValue'] === undefined) throw error
    const said: FieldError = error.errors['cfgValue']
    throw new Refusal(error.code, error.params, { status: error.status, errors: { value: said } })
  }
}
