import type { DescribedField } from '../../core/described.ts'
import type { Entry } from '../host.ts'
import { useHost } from '../host.ts'
import { textOption } from '../parts/option.ts'

/** The entries a field offers: those that came with its description, else the cached group. */
export function useEntries(field: DescribedField): { readonly entries: readonly Entry[]; readonly busy: boolean } {
  const described = describedEntries(field)
  const { data, busy } = useHost().useDictionary(textOption(field, 'group'), described === null)
  return { entries: described ?? data ?? [], busy: described === null && busy }
}

/** The entries sent with `describe`, or null when the group was too long for that. */
export function describedEntries(field: DescribedField): readonly Entry[] | null {
  const { options } = field
  if (!Array.isArray(options)) return null
  return options.filter(isEntry)
}

function isEntry(option: unknown): option is Entry {
  return typeof option === 'object' && option !== null && 'code' in option && 'label' in option
}
