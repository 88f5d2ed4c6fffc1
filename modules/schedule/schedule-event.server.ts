import sql from 'sql-template-tag'
import { dayOfMs, shanghaiAheadMs } from '../../core/values/day.ts'
import { dayMs } from '../../core/values/duration.ts'
import { hasLunarDate } from '../../core/values/lunar-repeat.ts'
import { type Ctx, keepReaders, loadNames, notify, Refusal, rules, workingDays } from '../../server/module-api.ts'
import { nextReminder } from './recurrence/next-reminder.ts'
import { scheduleEvent, type ScheduleEvent } from './schedule-event.ts'

/** Times fit, only its maker changes an entry, and whoever it names may read it and is told. */
export const scheduleRules = rules(scheduleEvent, {
  prepare: async (ctx, draft, before) => {
    const whole = draft.allDay === '1' && typeof draft.startTime === 'number' && typeof draft.endTime === 'number'
    const times = whole
      ? { startTime: midnight(Number(draft.startTime)), endTime: midnight(Number(draft.endTime)) + dayMs - 1 }
      : {}
    const alone = draft.visibility === '0' ? { participants: [] } : {}
    const next = { repeatEvery: '1', until: null, skipped: before?.skipped ?? [], ...draft, ...times }
    return {
      ...times,
      ...alone,
      nextRemind: isTimed(next) ? nextReminder(next, ctx.now, await workingDays(ctx)) : null,
    }
  },

  check: async (ctx, record, before) => {
    await requireOwn(ctx, before ?? record)
    requireTimes(record)
    const people = invited(record)
    await keepReaders(ctx, scheduleEvent, record.id, people)
    if (before === null || before.startTime === record.startTime)
      return invite(
        ctx,
        record,
        people.filter((person) => !(before?.participants ?? []).includes(person)),
      )
    await ctx.sql.query(sql`delete from schedule.answer where event = ${record.id}::uuid`)
    await tell(ctx, record, 'schedule.moved', people)
  },

  on: {
    delete: async (ctx, record) => {
      await requireOwn(ctx, record)
      if (record.endTime > ctx.now || record.repeat !== '0')
        await tell(ctx, record, 'schedule.cancelled', invited(record))
    },
  },
})

/** Everybody an entry names beside its maker. */
export function invited({
  participants,
  createBy,
}: Pick<ScheduleEvent, 'participants' | 'createBy'>): readonly string[] {
  return (participants ?? []).filter((person) => person !== createBy)
}

/** Refuses whoever did not make the entry: to read it is not to change it. */
export async function requireOwn(
  ctx: Ctx,
  { createBy, createName }: Pick<ScheduleEvent, 'createBy' | 'createName'>,
): Promise<void> {
  if (ctx.unscoped !== null || createBy === ctx.actor.id) return
  const names = await loadNames(ctx, new Map([['person', new Set([createBy])]]))
  throw new Refusal('schedule.foreign', { name: names[`person:${createBy}`] ?? createName }, { status: 403 })
}

/** Where the calendar opens at an entry. */
export function placeOf({ id, startTime }: Pick<ScheduleEvent, 'id' | 'startTime'>): string {
  return `/schedule?day=${dayOfMs(startTime)}&event=${id}`
}

function requireTimes({ startTime, endTime, repeat, until }: ScheduleEvent): void {
  if (endTime < startTime) throw Refusal.atField('endTime', 'schedule.times')
  if (endTime - startTime > 366 * dayMs) throw Refusal.atField('endTime', 'schedule.long')
  if (repeat === '0') return
  if (endTime - startTime > 31 * dayMs) throw Refusal.atField('endTime', 'schedule.overlapping')
  if (until !== null && until < dayOfMs(startTime)) throw Refusal.atField('until', 'schedule.until')
  if ((repeat === '6' || repeat === '7') && !hasLunarDate(dayOfMs(startTime)))
    throw Refusal.atField('startTime', 'schedule.lunar')
}

async function invite(ctx: Ctx, record: ScheduleEvent, people: readonly string[]): Promise<void> {
  await tell(ctx, record, 'schedule.invited', people)
}

async function tell(ctx: Ctx, record: ScheduleEvent, event: string, people: readonly string[]): Promise<void> {
  if (people.length === 0) return
  await notify(ctx, people, {
    event,
    params: { title: record.title, owner: { person: record.createBy }, start: record.startTime },
    url: placeOf(record),
  })
}

function isTimed(draft: Readonly<Record<string, unknown>>): draft is Parameters<typeof nextReminder>[0] & typeof draft {
  return (
    typeof draft.startTime === 'number' &&
    typeof draft.endTime === 'number' &&
    typeof draft.repeat === 'string' &&
    typeof draft.remind === 'string'
  )
}

function midnight(ms: number): number {
  return Math.floor((ms + shanghaiAheadMs) / dayMs) * dayMs - shanghaiAheadMs
}
