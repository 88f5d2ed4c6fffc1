import type { InputProps } from '../field-services.ts'
import { flagOption, listOption, numberOption, textOption } from '../shared-inputs/field-options.ts'

/** Whom a field lets one choose; the server holds it to the same. */
export interface PickerLimits {
  /** Ids that can be neither added nor removed. */
  readonly locked: readonly string[]
  /** All companies instead of one's own. */
  readonly everywhere: boolean
  /** Code of the role that people must hold; empty for any. */
  readonly role: string
  /** Data scope code; empty for none. */
  readonly scope: string
  /** Most people; 0 is no limit. */
  readonly most: number
}

/** What a field says of it; a search looks for anybody. */
export function limitsOf({ field, search = false }: Pick<InputProps, 'field' | 'search'>): PickerLimits {
  if (search) return { locked: [], everywhere: true, role: '', scope: '', most: 0 }
  return {
    locked: listOption(field, 'locked'),
    everywhere: flagOption(field, 'everywhere'),
    role: textOption(field, 'role'),
    scope: textOption(field, 'scope'),
    most: numberOption(field, 'limit', 0),
  }
}
