import { minuteMs } from './duration.ts'

/** A wall clock: a day `YYYY-MM-DD` and a time `HH:MM` of it. */
interface WallTime {
  readonly day: string
  readonly clock: string
}

// Making one takes long, and a time sheet asks for hundreds of moments.
const clocks = new Map<string, Intl.DateTimeFormat>()

/** Whether the calendar of this machine knows a zone by that name. */
export function isZone(zone: string): boolean {
  try {
    return clockOf(zone) !== null
  } catch {
    return false
  }
}

/** What the clocks of a zone show at a minute, counted from the epoch. */
export function wallTimeOf(minute: number, zone: string): WallTime {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(new Date(minute * minuteMs))
      .map(({ type, value }) => [type, value]),
  )
  return { day: `${parts.year}-${parts.month}-${parts.day}`, clock: `${parts.hour}:${parts.minute}` }
}

/** The minute, counted from the epoch, at which the clocks of a zone show that; of two the earlier one. */
export function minuteOf({ day, clock }: WallTime, zone: string): number {
  const shown = minuteInUtc({ day, clock })
  // Twice: the first guess may stand on the other side of a change of the clocks.
  const guess = shown - aheadAt(shown, zone)
  return shown - aheadAt(guess, zone)
}

function aheadAt(minute: number, zone: string): number {
  return minuteInUtc(wallTimeOf(minute, zone)) - minute
}

function minuteInUtc({ day, clock }: WallTime): number {
  return Date.parse(`${day}T${clock}:00Z`) / minuteMs
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  clocks.set(zone, made)
  return made
}
