import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { minuteMs } from '../../../core/values/duration.ts'
import { type Exceptions, isWorked } from '../../platform/process/working-day.ts'

const opens = (8 * 60 + 30) * minuteMs
const closes = 17 * 60 * minuteMs
// A calendar that never works again would be searched for ever.
const farthest = 400

/** The instant (epoch ms) when so many working hours have passed; working days are 08:30 to 17:00 in Shanghai. */
export function afterWorkingHours(from: number, hours: number, exceptions: Exceptions = new Map()): number {
  let left = hours * 60 * minuteMs
  let day = dayOfMs(from)
  for (let searched = 0; searched < farthest; searched += 1) {
    const start = Math.max(from, midnight(day) + opens)
    const room = isWorked(day, exceptions) ? Math.max(0, midnight(day) + closes - start) : 0
    if (room > 0 && left <= room) return start + left
    left -= room
    day = addDays(day, 1)
  }
  throw new Error(`no working time within ${farthest} days of ${dayOfMs(from)}`)
}

/** How much working time (ms) lies between two instants. */
export function workingMs(from: number, to: number, exceptions: Exceptions = new Map()): number {
  let total = 0
  for (let day = dayOfMs(from); midnight(day) < to; day = addDays(day, 1)) {
    if (isWorked(day, exceptions))
      total += Math.max(0, Math.min(to, midnight(day) + closes) - Math.max(from, midnight(day) + opens))
  }
  return total
}

/** When a day begins in Shanghai; of a moment, that moment. */
export function startOfDay(day: string): number {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? midnight(day) : Date.parse(day)
}

function midnight(day: string): number {
  return Date.parse(`${day}T00:00:00+08:00`)
}
