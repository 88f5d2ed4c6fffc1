import sql from 'sql-template-tag'
import { addDays, dayOfMs, msOfDay } from '../../core/values/day.ts'
import {
  change,
  type Ctx,
  get,
  Refusal,
  remove,
  save,
  type Saved,
  withinTransaction,
  workingDays,
} from '../../server/module-api.ts'
import type { Part } from './calendar-entry-types.ts'
import { takesPlaceOn } from './recurrence/occurrences.ts'
import { requireOwn } from './schedule-event.server.ts'
import { scheduleEvent, type ScheduleEvent } from './schedule-event.ts'

/**
 * Takes one time, or that and all later ones, out of a series and makes them an entry of their own, otherwise alike.
 */
export function partSeries(ctx: Ctx, id: string, day: string, part: Part): Promise<Saved> {
  return withinTransaction(ctx, async (inside) => {
    const event = await ofSeries(inside, id, day)
    if (event.repeat === '0' || (part === 'following' && day === dayOfMs(event.startTime)))
      return { id, ver: event.ver }
    await cut(inside, event, day, part)
    const {
      title,
      eventType,
      allDay,
      place,
      visibility,
      participants,
      remind,
      repeat,
      repeatEvery,
      until,
      color,
      remark,
      startTime,
      endTime,
    } = event
    const moved = msOfDay(day) - msOfDay(dayOfMs(startTime))
    const again = part === 'following' ? { repeat, repeatEvery, until } : { repeat: '0' }
    // Whoever is in it knows of it already: he is not invited to what he has accepted.
    const made = await save(inside, scheduleEvent, {
      title,
      eventType,
      allDay,
      place,
      visibility,
      participants: [],
      remind,
      color,
      remark,
      startTime: startTime + moved,
      endTime: endTime + moved,
      ...again,
    })
    await inside.sql.query(
      sql`update schedule.schedule_event set participants = ${participants ?? []}::uuid[] where id = ${made.id}::uuid`,
    )
    await inside.sql.query(
      sql`insert into engine.reader (document, person, record_id) select document, person, ${made.id}::uuid from engine.reader where document = 'schedule.scheduleEvent' and record_id = ${id}::uuid on conflict do nothing`,
    )
    await inside.sql.query(
      sql`insert into schedule.answer (event, person, answer, at) select ${made.id}::uuid, person, answer, at from schedule.answer where event = ${id}::uuid`,
    )
    return made
  })
}

/** Cancels one time of a series, that and all later ones, or the whole. */
export function cancel(ctx: Ctx, id: string, day: string, part: Part | 'all'): Promise<null> {
  return withinTransaction(ctx, async (inside) => {
    const event = await ofSeries(inside, id, day)
    if (part === 'all' || event.repeat === '0' || (part === 'following' && day === dayOfMs(event.startTime)))
      await remove(inside, scheduleEvent, [id])
    else await cut(inside, event, day, part)
    return null
  })
}

async function ofSeries(ctx: Ctx, id: string, day: string): Promise<ScheduleEvent> {
  const event = await get(ctx, scheduleEvent, id, { lock: true })
  await requireOwn(ctx, event)
  if (!takesPlaceOn(event, day, await workingDays(ctx))) throw new Refusal('schedule.day', {}, { status: 409 })
  return event
}

async function cut(ctx: Ctx, event: ScheduleEvent, day: string, part: Part): Promise<void> {
  const patch = part === 'one' ? { skipped: [...(event.skipped ?? []), day].toSorted() } : { until: addDays(day, -1) }
  await change(ctx, scheduleEvent, event, patch, { verb: 'update' })
}
