import { useHost } from '../../field-services.ts'

/** A day that the official table says something of. */
export interface DayType {
  readonly off: boolean
  readonly name: string
}

// Codes of dictionary dayType: 0 working day, 1 rest, 2 statutory holiday, 3 made-up working day.
const offCodes: ReadonlySet<string> = new Set(['1', '2'])

/** Days off and made-up working days of the year in sight and of those beside it. */
export function useDayTypes(year: number): ReadonlyMap<string, DayType> {
  const { data } = useHost().useHolidays(year)
  return new Map((data ?? []).map(({ day, dayType, name }) => [day, { off: offCodes.has(dayType), name }]))
}
