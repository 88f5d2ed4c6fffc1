import { useHost } from '../field-services.ts'
import { askedFor, atFirst } from './person-filter-request.ts'
import type { PickerLimits } from './person-picker-limits.ts'

/** Nothing to see: asks for the first page and the roles while the dialog itself is still on its way. */
export function PrefetchPeople({ limits }: { readonly limits: PickerLimits }) {
  const { usePeople, useRoles, useDictionary, me } = useHost()
  usePeople({ ...askedFor(atFirst, limits, me), page: 1 })
  useRoles(limits.role)
  useDictionary('userZt')
  return null
}
