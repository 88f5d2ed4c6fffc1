import type { Setting, SettingGroup } from '../../core/setting.ts'
import { kindOf } from '../../kinds/kinds.ts'
import type { Ctx } from '../context.ts'

/** A setting with the group it stands in. */
export interface DescribedSetting extends Setting {
  readonly key: string
  readonly group: SettingGroup
}

/** Every setting that some module describes, by its key. */
export function describedSettings({ running }: Pick<Ctx, 'running'>): ReadonlyMap<string, DescribedSetting> {
  return new Map(running.modules.flatMap(({ settings = [] }) => settings.flatMap((group) => Object.entries(group.settings).map(([key, setting]) => [key, { ...setting, key, group }] as const))))
}

/** What a setting comes to while nobody has set it. */
export function standardOf({ field }: Setting): string {
  return typeof field.initial === 'string' ? field.initial : ''
}

/** A code of dictionary configItem_cfgType. */
export function typeOf({ field, secret }: Setting): string {
  if (secret === true) return 'secret'
  if (field.kind === 'yesNo') return 'bool'
  return kindOf(field.kind).numeric ? 'number' : 'string'
}
