import type { DescribedField } from '../../core/description/described-document.ts'
import type { Entry } from '../field-services.ts'
import { textOption } from '../shared-inputs/field-options.ts'

/** The entries sent with `describe`, or null when the group was too long for that. */
export function describedEntries(field: DescribedField): readonly Entry[] | null {
  const { options } = field
  if (!Array.isArray(options)) return null
  return options.filter(isEntry)
}

/** The entry that a cell shows; beside those that may be chosen, one that only lists show. */
export function shownEntry(field: DescribedField, value: string): Entry | undefined {
  const { options, marks } = field
  const entries = [options, marks].flatMap((list) => (Array.isArray(list) ? list.filter(isEntry) : []))
  return entries.find(({ code }) => code === value)
}

/** The field as lists are searched by it: for all that they show. */
export function searchedField(field: DescribedField): DescribedField {
  const { options, marks } = field
  return Array.isArray(options) && Array.isArray(marks) ? { ...field, options: [...options, ...marks] } : field
}

/** Where the names of a field's codes come from. */
export function sourceOf(field: DescribedField): string {
  return `dictionary:${textOption(field, 'group')}`
}

function isEntry(option: unknown): option is Entry {
  return typeof option === 'object' && option !== null && 'code' in option && 'label' in option
}
