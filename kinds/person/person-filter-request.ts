import type { InputHost, PeopleRequest } from '../field-services.ts'
import type { PickerLimits } from './person-picker-limits.ts'

/** How the table is narrowed beyond what the field allows. */
interface Narrowing {
  readonly size: number
  readonly sort: PeopleRequest['sort']
  readonly param: string
  readonly department: string | null
  /** Empty for every status. */
  readonly status: string
  readonly role: string | undefined
}

/** Newest first, ten to a page, active people (DAT-06, WID-09). */
export const atFirst: Narrowing = {
  size: 10,
  sort: 'register',
  param: '',
  department: null,
  status: '1',
  role: undefined,
}

/** What is asked for, but for the page; without the all-companies flag the asker's own company. */
export function askedFor(
  { size, sort, param, department, status, role }: Narrowing,
  limits: PickerLimits,
  { unitId }: InputHost['me'],
): Omit<PeopleRequest, 'page'> {
  const within = department ?? (limits.everywhere ? null : unitId)
  return {
    size,
    sort,
    userZt: status,
    ...(role ? { roleId: role } : {}),
    ...(param ? { param } : {}),
    ...(within ? { userDeptId: within } : {}),
    ...(limits.role ? { role: limits.role } : {}),
    ...(limits.scope ? { scope: limits.scope } : {}),
  }
}
