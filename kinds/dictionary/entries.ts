import type { DescribedField } from '../../core/described.ts'
import type { Entry } from '../host.ts'
import { textOption } from '../parts/option.ts'

/** The entries sent with `describe`, or null when the group was too long for that. */
export function describedEntries(field: DescribedField): readonly Entry[] | null {
  const { options } = field
  if (!Array.isArray(options)) return null
  return options.filter(isEntry)
}

/** Where the names of a field's codes come from. */
export function sourceOf(field: DescribedField): string {
  return `dictionary:${textOption(field, 'group')}`
}

function isEntry(option: unknown): option is Entry {
  return typeof option === 'object' && option !== null && 'code' in option && 'label' in option
}
