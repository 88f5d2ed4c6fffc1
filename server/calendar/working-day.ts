import sql from 'sql-template-tag'
import { isWeekend } from '../../core/day.ts'
import type { Ctx } from '../context.ts'

/** Whether people work on a day: as the official table says, else by the weekday. */
export async function isWorkingDay({ sql: on }: Pick<Ctx, 'sql'>, day: string): Promise<boolean> {
  const [listed] = await on.query<{ type: string }>(sql`select day_type as type from base.holiday where day = ${day} and del_flag = 0`)
  return listed === undefined ? !isWeekend(day) : worked.has(listed.type)
}

// Codes of dictionary dayType: 0 working day, 3 made-up working day.
const worked: ReadonlySet<string> = new Set(['0', '3'])
