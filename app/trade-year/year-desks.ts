import { demoPeople } from '../../modules/organisation/demo/people.ts'

/** Who does the work of a company besides its traders. */
interface Desk {
  /** Confirms what came and went. */
  readonly finance: string
  /** Sends transports on their way. */
  readonly dispatch: string
  /** Takes them over; null where the company has nobody for that. */
  readonly yard: string | null
}

const people = demoPeople()

/** Of the people of a company, those whose offices the year needs. */
export function deskOf(unit: string): Desk {
  const holder = (role: string) =>
    people.find(({ place, roles }) => place.startsWith(`${unit}/`) && roles.includes(role))?.code
  const finance = holder('unitFinance')
  const dispatch = holder('logistics') ?? holder('departmentLeader')
  if (finance === undefined || dispatch === undefined)
    throw new Error(`${unit} has nobody for its finance or transport`)
  return { finance, dispatch, yard: holder('yardKeeper') ?? holder('logistics') ?? null }
}
