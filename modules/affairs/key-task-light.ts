import { addDays, daysBetween } from '../../core/values/day.ts'
import { compare, div, mul, sub } from '../../core/values/decimal.ts'

/** How far a task has come against how far it should have. */
interface Course {
  readonly planStart: string
  readonly planEnd: string
  readonly progress: string
}

type Light = 'green' | 'yellow' | 'red'

/** The percent of the planned working days that have gone by, today included. */
export function expectedOf(
  { planStart, planEnd }: Pick<Course, 'planStart' | 'planEnd'>,
  today: string,
  isWorked: (day: string) => boolean,
): string {
  const planned = workedIn(planStart, planEnd, isWorked)
  const last = today < planEnd ? today : planEnd
  if (planned === 0) return last < planEnd ? '0' : '100'
  return div(mul(String(workedIn(planStart, last, isWorked)), '100'), String(planned), 0)
}

/** Green to five percent behind, yellow to fifteen, red beyond, and once its day has passed. */
export function lightOf({ planEnd, progress }: Omit<Course, 'planStart'>, expected: string, today: string): Light {
  const gap = sub(progress, expected)
  if (today > planEnd || compare(gap, '-15') < 0) return 'red'
  return compare(gap, '-5') < 0 ? 'yellow' : 'green'
}

function workedIn(from: string, to: string, isWorked: (day: string) => boolean): number {
  const days = Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => addDays(from, at))
  return days.filter(isWorked).length
}
