import type { Setting, SettingGroup } from '../../../core/description/setting.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Ctx } from '../context/context.ts'
import { numberingSettings } from './numbering-settings.ts'
import { seriesSettings } from './series-settings.ts'
import { fieldIn } from './settings-overlay.ts'

/** A setting with the group it stands in. */
export interface DescribedSetting extends Setting {
  readonly key: string
  readonly group: SettingGroup
}

/**
 * Every setting that some module or something it speaks to outside describes, the numbering of every document that draws numbers, and the key of every
 * series, by its key; fields as this installation has them.
 */
export function describedSettings({ running }: Pick<Ctx, 'running'>): ReadonlyMap<string, DescribedSetting> {
  const groups = [
    ...running.modules.flatMap(({ settings = [], adapters = [] }) => [
      ...settings,
      ...adapters.map((one) => one.settings),
    ]),
    numberingSettings(running),
    seriesSettings(running),
  ]
  return new Map(
    groups.flatMap((group) =>
      Object.entries(group.settings).map(
        ([key, setting]) => [key, { ...setting, field: fieldIn(running.overlay, key, setting), key, group }] as const,
      ),
    ),
  )
}

/** A code of dictionary configItem_cfgType. */
export function typeOf({ field, secret }: Setting): string {
  if (secret === true) return 'secret'
  if (field.kind === 'yesNo') return 'bool'
  return kindOf(field.kind).numeric ? 'number' : 'string'
}
