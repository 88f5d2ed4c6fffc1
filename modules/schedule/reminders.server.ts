import sql from 'sql-template-tag'
import { hourMs, minuteMs } from '../../core/values/duration.ts'
import { type Ctx, find, notify, withinTransaction, workingDays } from '../../server/module-api.ts'
import { nextReminder } from './recurrence/next-reminder.ts'
import { invited, placeOf } from './schedule-event.server.ts'
import { scheduleEvent, type ScheduleEvent } from './schedule-event.ts'

// What fell due while nobody ran is told while it is of use.
const late = hourMs

/** Reminds of what begins soon: of each time once, whoever else runs this. */
export async function remind(ctx: Ctx): Promise<void> {
  await withinTransaction(ctx, async (inside) => {
    const due = await find(
      inside,
      scheduleEvent,
      { nextRemind: { to: ctx.now } },
      { lock: true, limit: 500, sort: ['nextRemind'] },
    )
    const exceptions = await workingDays(inside)
    for (const event of due) await remindOf(inside, event, nextReminder(event, ctx.now, exceptions))
  })
}

async function remindOf(ctx: Ctx, event: ScheduleEvent, next: number | null): Promise<void> {
  const at = event.nextRemind ?? ctx.now
  const start = at + Number(event.remind) * minuteMs
  // What only moves the reminder on is no change of the entry, so its version stays.
  await ctx.sql.query(
    sql`update schedule.schedule_event set next_remind = ${next === null ? null : new Date(next)} where id = ${event.id}::uuid`,
  )
  if (ctx.now - at > late) return
  const declined = await ctx.sql.query<{ person: string }>(
    sql`select person from schedule.answer where event = ${event.id}::uuid and answer = '0'`,
  )
  const people = [event.createBy, ...invited(event)].filter((person) => !declined.some((one) => one.person === person))
  await notify(ctx, people, {
    event: 'schedule.soon',
    params: { title: event.title, start, place: event.place ?? '' },
    url: placeOf({ id: event.id, startTime: start }),
  })
}
