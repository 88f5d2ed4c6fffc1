import { createHash, randomBytes } from 'node:crypto'
import dayjs, { type Dayjs } from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import ical, { ICalEventRepeatingFreq, ICalWeekday } from 'ical-generator'
import sql from 'sql-template-tag'
import { dayOfMs } from '../../core/values/day.ts'
import { dayMs } from '../../core/values/duration.ts'
import { languageOf } from '../../core/values/language.ts'
import { nameIn, type ThreeNames } from '../../core/words/name-in-language.ts'
import { type Ctx, Refusal, workingDays } from '../../server/module-api.ts'
import { eventsBetween } from './calendar-entries.server.ts'
import { occurrencesBetween } from './recurrence/occurrences.ts'
import type { ScheduleEvent } from './schedule-event.ts'

dayjs.extend(utc)
dayjs.extend(timezone)
const zone = 'Asia/Shanghai'

/** Makes a new secret address of the caller's calendar; the one before it ends. Only its hash is kept. */
export async function renewFeed(ctx: Ctx): Promise<string> {
  const key = randomBytes(24).toString('base64url')
  await ctx.sql.query(sql`
    insert into schedule.feed (person, key_hash, made_at) values (${ctx.actor.id}::uuid, ${hashOf(key)}, ${new Date(ctx.now)})
    on conflict (person) do update set key_hash = excluded.key_hash, made_at = excluded.made_at`)
  return `/api/schedule/feed/${key}.ics`
}

/** Ends the address. */
export async function endFeed(ctx: Ctx): Promise<void> {
  await ctx.sql.query(sql`delete from schedule.feed where person = ${ctx.actor.id}::uuid`)
}

/** When the address in force was made, epoch ms; null without one. */
export async function feedSince(ctx: Ctx): Promise<number | null> {
  const [row] = await ctx.sql.query<{ at: number }>(
    sql`select made_at as at from schedule.feed where person = ${ctx.actor.id}::uuid`,
  )
  return row === undefined ? null : Number(row.at)
}

/**
 * Whose address a key is, somebody in service, and what he is called in his own language: programs that read calendars
 * ask in none.
 */
export async function ownerOf(
  on: Ctx['sql'],
  key: string,
): Promise<{ readonly person: string; readonly name: string }> {
  const [row] = await on.query<ThreeNames & { person: string; lang: string | null }>(sql`
    select f.person, p.user_name as name, p.name_ru as "nameRu", p.name_en as "nameEn", coalesce(h.lang, h.page_lang) as lang
    from schedule.feed f join base.person p on p.id = f.person and p.user_zt = '1' and p.del_flag = 0
    left join engine.notice_habit h on h.person = f.person where f.key_hash = ${hashOf(key)}`)
  if (row === undefined) throw new Refusal('schedule.feed', {}, { status: 404 })
  return { person: row.person, name: nameIn(languageOf(row.lang), row) }
}

/** A year of the past and two to come as iCalendar; what repeats by the moon or the working day is written out. */
export async function feedOf(ctx: Ctx, name: string): Promise<string> {
  const [from, to] = [ctx.now - 365 * dayMs, ctx.now + 730 * dayMs]
  const calendar = ical({
    name,
    prodId: { company: 'Amur', product: 'Schedule' },
    timezone: { name: zone, generator: () => zoneText },
    ttl: 3600,
  })
  const exceptions = await workingDays(ctx)
  for (const event of await eventsBetween(ctx, from, to)) {
    const rule = rules[event.repeat]
    if (event.repeat === '0' || rule !== undefined) add(calendar, event, event.startTime, event.endTime, event.id, rule)
    else
      for (const one of occurrencesBetween(event, from, to, exceptions))
        add(calendar, event, one.start, one.end, `${event.id}-${one.day}`, undefined)
  }
  return calendar.toString()
}

// China has kept one zone without summer time since 1992.
const zoneText = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19920101T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

const rules: Readonly<Record<string, ICalEventRepeatingFreq>> = {
  1: ICalEventRepeatingFreq.DAILY,
  2: ICalEventRepeatingFreq.WEEKLY,
  3: ICalEventRepeatingFreq.MONTHLY,
  4: ICalEventRepeatingFreq.YEARLY,
}

function add(
  calendar: ReturnType<typeof ical>,
  event: ScheduleEvent,
  start: number,
  end: number,
  id: string,
  freq: ICalEventRepeatingFreq | undefined,
): void {
  const allDay = event.allDay === '1'
  // The whole days of an entry end, for calendar programs, when the next one begins.
  const made = calendar.createEvent({
    id: `${id}@amur`,
    start: local(start),
    end: local(allDay ? end + 1 : end),
    allDay,
    timezone: zone,
    summary: event.title,
    stamp: new Date(event.updateTime ?? event.createTime),
  })
  if (event.place !== null && event.place !== '') made.location(event.place)
  if (event.remark !== null && event.remark !== '') made.description(event.remark)
  if (freq === undefined) return
  const inDay = start - startOfDay(start)
  const skipped = event.skipped ?? []
  made.repeating({
    freq,
    interval: Number(event.repeatEvery ?? 1),
    startOfWeek: ICalWeekday.MO,
    ...(event.until === null ? {} : { until: new Date(Date.parse(`${event.until}T23:59:59+08:00`)) }),
    // An empty list would be written as a line without a value, which other programs refuse.
    ...(skipped.length === 0
      ? {}
      : { exclude: skipped.map((one) => local(Date.parse(`${one}T00:00:00+08:00`) + inDay)) }),
  })
}

function startOfDay(ms: number): number {
  return Date.parse(`${dayOfMs(ms)}T00:00:00+08:00`)
}

// Written as the wall clock of Shanghai, beside the name of its zone.
function local(ms: number): Dayjs {
  return dayjs.tz(ms, zone)
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
