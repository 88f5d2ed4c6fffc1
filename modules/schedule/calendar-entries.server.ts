import sql from 'sql-template-tag'
import { type Ctx, find, taskPage, workingDays } from '../../server/module-api.ts'
import type { Answer, Entry } from './calendar-entry-types.ts'
import { occurrencesBetween } from './recurrence/occurrences.ts'
import { invited } from './schedule-event.server.ts'
import { scheduleEvent, type ScheduleEvent } from './schedule-event.ts'

const repeating = ['1', '2', '3', '4', '5', '6', '7']

/**
 * What the caller's calendar holds between two instants: his own, what he is invited to, what his department shares.
 */
export async function entriesBetween(ctx: Ctx, from: number, to: number): Promise<Entry[]> {
  const [events, exceptions] = await Promise.all([eventsBetween(ctx, from, to), workingDays(ctx)])
  const answers = await answersOf(
    ctx,
    events.map(({ id }) => id),
  )
  return events
    .flatMap((event) =>
      occurrencesBetween(event, from, to, exceptions).map((one): Entry => ({
        ...one,
        id: event.id,
        title: event.title,
        eventType: event.eventType,
        place: event.place ?? '',
        color: event.color,
        allDay: event.allDay === '1',
        whose: whose(ctx, event),
        repeats: event.repeat !== '0',
        owner: event.createName,
        answer: answers.find(({ id, person }) => id === event.id && person === ctx.actor.id)?.answer ?? null,
      })),
    )
    .toSorted((a, b) => a.start - b.start)
}

/** The events themselves that may take place between two instants, each once. */
export async function eventsBetween(ctx: Ctx, from: number, to: number): Promise<ScheduleEvent[]> {
  const once = { repeat: '0', startTime: { to }, endTime: { from } }
  const again = { repeat: repeating, startTime: { to } }
  const shared = ctx.withoutScope('the calendar of his department')
  const { id: me, deptId } = ctx.actor
  const found = await Promise.all(
    [once, again].flatMap((where) => [
      find(ctx, scheduleEvent, where),
      ...(deptId === null ? [] : [find(shared, scheduleEvent, { ...where, visibility: '2', deptId })]),
    ]),
  )
  const seen = found
    .flat()
    .filter((event) => whose(ctx, event) !== null && (event.createBy === me || event.visibility !== '0'))
  return [...new Map(seen.map((event) => [event.id, event])).values()]
}

/** Tasks of approval that fall due between two instants. */
export async function dueTasks(ctx: Ctx, from: number, to: number) {
  const { content } = await taskPage(ctx, { view: 'todo', tab: '', param: '', thing: '', page: 1, size: 100 })
  return content.flatMap(({ dueAt, title, href }) =>
    dueAt !== null && dueAt >= from && dueAt <= to ? [{ at: dueAt, title, href }] : [],
  )
}

/** What people answered to invitations. */
export function answersOf(ctx: Ctx, events: readonly string[]): Promise<(Answer & { id: string })[]> {
  return ctx.sql.query(
    sql`select event as id, person, answer from schedule.answer where event = any(${events}::uuid[])`,
  )
}

/** In which way an entry is in the caller's calendar; null when it is in no way. */
export function whose(
  { actor }: Ctx,
  event: Pick<ScheduleEvent, 'createBy' | 'participants' | 'visibility' | 'deptId'>,
): Entry['whose'] | null {
  if (event.createBy === actor.id) return 'mine'
  if (invited(event).includes(actor.id)) return 'invited'
  return event.visibility === '2' && event.deptId !== null && event.deptId === actor.deptId ? 'shared' : null
}
