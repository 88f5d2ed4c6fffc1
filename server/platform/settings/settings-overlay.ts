import type { Field } from '../../../core/description/field.ts'
import type { Setting } from '../../../core/description/setting.ts'
import type { Json } from '../../../core/values/json.ts'
import { kindOf } from '../../../kinds/kinds.ts'

/** What this installation says of settings beside their descriptions: another standard, tighter bounds, or `fixed`. */
export type Overlay = Readonly<Record<string, Readonly<Record<string, Json>>>>

/** The field of a setting in this installation. */
export function fieldIn(overlay: Overlay, key: string, { field }: Setting): Field {
  return { ...field, ...overlay[key] }
}

/** Whether the environment alone says it. */
export function isFixed(overlay: Overlay, key: string): boolean {
  return overlay[key]?.fixed === true
}

/** What a setting comes to while nobody has set it. */
export function standardOf(field: Field): string {
  return typeof field.initial === 'string' ? field.initial : ''
}

/** What a setting says: what is kept, if its field takes it in this installation, else its standard. */
export function inForce(overlay: Overlay, key: string, setting: Setting, kept: string | undefined): string {
  const field = fieldIn(overlay, key, setting)
  const takes =
    kept !== undefined &&
    kept !== '' &&
    !isFixed(overlay, key) &&
    (setting.secret === true || 'value' in kindOf(field.kind).check(kept, field))
  return takes ? kept : standardOf(field)
}

/** What the profile of level 3 of the classified protection scheme demands of passwords and sessions. */
export const mlps3Overlay: Overlay = {
  'password.min': { initial: '10', min: '10' },
  'session.perPerson': { initial: '3', max: '3' },
  'signIn.sms': { initial: '0', fixed: true },
  'secondFactor.roles': { initial: '*', fixed: true },
}
