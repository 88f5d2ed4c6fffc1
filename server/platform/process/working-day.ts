import sql from 'sql-template-tag'
import { isWeekend } from '../../../core/values/day.ts'
import { minuteMs } from '../../../core/values/duration.ts'
import type { Ctx } from '../context/context.ts'
import { elapsed } from './clock.ts'

/** Days that are not what their weekday says: false for a holiday, true for a weekend that is worked. */
export type Exceptions = ReadonlyMap<string, boolean>

// Holidays are announced months ahead; a minute of an old calendar harms nobody.
const lifetime = minuteMs
const caches = new WeakMap<object, { readonly until: number; readonly exceptions: Exceptions }>()

/** Whether people work on a day `YYYY-MM-DD`: Monday to Friday, unless the exceptions say otherwise. */
export function isWorked(day: string, exceptions: Exceptions): boolean {
  return exceptions.get(day) ?? !isWeekend(day)
}

/** Whether people work on a day, as the official table says at this moment. */
export async function isWorkingDay({ sql: on }: Pick<Ctx, 'sql'>, day: string): Promise<boolean> {
  return isWorked(day, await read(on))
}

/** The exceptions as they were within the last minute, for whoever counts many hours. */
export async function workingDays({ sql: on, running }: Pick<Ctx, 'sql' | 'running'>): Promise<Exceptions> {
  const kept = caches.get(running)
  if (kept !== undefined && kept.until > elapsed()) return kept.exceptions
  const exceptions = await read(on)
  caches.set(running, { until: elapsed() + lifetime, exceptions })
  return exceptions
}

// Codes of dictionary dayType: 0 working day, 1 rest, 2 statutory holiday, 3 made-up working day.
async function read(on: Ctx['sql']): Promise<Exceptions> {
  const rows = await on.query<{ day: string; worked: boolean }>(
    sql`select day, day_type in ('0', '3') as worked from base.holiday where calendar = 'CN' and del_flag = 0`,
  )
  return new Map(rows.map(({ day, worked }) => [day, worked]))
}
