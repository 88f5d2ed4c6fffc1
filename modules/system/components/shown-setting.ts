import type { DescribedField } from '../../../core/description/described-document.ts'
import type { Lang } from '../../../core/values/language.ts'
import { kindOf } from '../../../kinds/kinds.ts'

/** A value that waits for its time; times are epoch ms. */
interface WaitingValue {
  readonly id: string
  readonly value: string
  readonly due: number
  readonly personName: string
}

/** One setting as the configuration centre is told of it (GET /api/system/setting). */
export interface ShownSetting {
  readonly key: string
  readonly field: DescribedField
  readonly secret: boolean
  readonly standard: string
  /** What holds now; a mark for a secret. */
  readonly inForce: string
  /** The environment of the server says it alone. */
  readonly fixed: boolean
  /** Two administrators change it. */
  readonly guarded: boolean
  /** '' while nobody has set it; a mark for a secret. */
  readonly value: string
  readonly changedAt: number | null
  readonly note: string | null
  readonly waiting: readonly WaitingValue[]
}

export interface ShownGroup {
  readonly code: string
  readonly label: string
  readonly settings: readonly ShownSetting[]
}

/** A value the setting had since `from`. */
export interface PastValue {
  readonly value: string
  readonly from: number
  readonly personName: string
  readonly planned: boolean
  /** Why it was given. */
  readonly note: string | null
}

/** Beginning of the keys under which settings are kept. */
export const settingKey = ['call', 'setting'] as const

/** A value as people read it; '' for none. */
export function valueText({ field }: ShownSetting, value: string, lang: Lang): string {
  return value === '' ? '' : kindOf(field.kind).text(value, field, { lang, name: (_source, key) => key })
}

/** The least and the most that a setting takes, '' where it has no bounds. */
export function boundsText(setting: ShownSetting, lang: Lang): string {
  const { min, max, kind } = setting.field
  return kind === 'number' && typeof min === 'string' && typeof max === 'string'
    ? `${valueText(setting, min, lang)} – ${valueText(setting, max, lang)}`
    : ''
}

/** The settings in whose name, help or key a text stands. */
export function settingsFound(groups: readonly ShownGroup[], typed: string): readonly ShownGroup[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return groups
  return groups
    .map((group) => ({
      ...group,
      settings: group.settings.filter(({ key, field }) =>
        `${key} ${field.label} ${field.help ?? ''}`.toLowerCase().includes(wanted),
      ),
    }))
    .filter(({ settings }) => settings.length > 0)
}
