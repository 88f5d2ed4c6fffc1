import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { dayOfMs, isDay, shanghaiAheadMs } from '../../core/values/day.ts'
import { dayMs, minuteMs } from '../../core/values/duration.ts'
import {
  type Ctx,
  contextOf,
  find,
  get,
  loadNames,
  notify,
  Refusal,
  withinTransaction,
} from '../../server/module-api.ts'
import { answersOf, dueTasks, entriesBetween, whose } from './calendar-entries.server.ts'
import type { Entry, Part, Shown, WholeEntry } from './calendar-entry-types.ts'
import { endFeed, feedOf, feedSince, ownerOf, renewFeed } from './calendar-feed.server.ts'
import { invited, placeOf } from './schedule-event.server.ts'
import { scheduleEvent, type ScheduleEvent } from './schedule-event.ts'
import { cancel, partSeries } from './split-series.server.ts'

interface Path {
  readonly id: string
}
interface Asked {
  readonly from?: string
  readonly to?: string
  readonly except?: string
}
interface Body {
  readonly day?: unknown
  readonly part?: unknown
  readonly answer?: unknown
}

const config = { needs: 'rcgl-ck' } as const
const change = { needs: 'rcgl-bj' } as const
const widest = 400 * dayMs

/** The calls of the calendar besides those of the document itself. */
export function scheduleRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: Asked }>('/api/schedule/entries', { config }, async ({ ctx, query }): Promise<Shown> => {
    const { from, to } = span(query)
    const [entries, due] = await Promise.all([entriesBetween(ctx, from, to), dueTasks(ctx, from, to)])
    return { entries, due }
  })

  // What else the caller has at that time, before he saves.
  app.get<{ Querystring: Asked }>('/api/schedule/overlaps', { config }, async ({ ctx, query }) => {
    const { from, to } = span(query)
    const entries = await entriesBetween(ctx, from + 1, to - 1)
    return entries.filter(
      (entry) => entry.id !== query.except && !entry.allDay && entry.answer !== '0' && entry.whose !== 'shared',
    )
  })

  app.get<{ Params: Path }>('/api/schedule/entry/:id', { config }, ({ ctx, params }) => wholeEntry(ctx, params.id))

  app.post<{ Params: Path; Body: Body }>('/api/schedule/entry/:id/part', { config: change }, ({ ctx, params, body }) =>
    partSeries(ctx, params.id, dayOf(body), body.part === 'following' ? 'following' : 'one'),
  )

  app.post<{ Params: Path; Body: Body }>(
    '/api/schedule/entry/:id/cancel',
    { config: { needs: 'rcgl-sc' } },
    ({ ctx, params, body }) => cancel(ctx, params.id, dayOf(body), partOf(body)),
  )

  app.post<{ Params: Path; Body: Body }>('/api/schedule/entry/:id/answer', { config }, ({ ctx, params, body }) =>
    answer(ctx, params.id, body.answer === '1' ? '1' : '0'),
  )

  app.get('/api/schedule/feed', { config }, async ({ ctx }) => ({ since: await feedSince(ctx) }))
  app.post('/api/schedule/feed', { config }, async ({ ctx }) => ({ path: await renewFeed(ctx) }))
  app.post('/api/schedule/feed/end', { config }, async ({ ctx }) => {
    await endFeed(ctx)
    return null
  })

  app.get<{ Params: { file: string } }>(
    '/api/schedule/feed/:file',
    { config: { public: true, rateLimit: { max: 60, timeWindow: minuteMs } } },
    async (request, reply) => {
      const { person, name } = await ownerOf(app.pool, request.params.file.replace(/\.ics$/, ''))
      const ctx = await contextOf(request, person)
      if (!ctx.actor.permissions.has('rcgl-ck')) throw new Refusal('schedule.feed', {}, { status: 404 })
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .send(await feedOf(ctx, name))
    },
  )
}

/** The lines of the home page: what is left of today. */
export async function todayWidget(ctx: Ctx) {
  const today = dayOfMs(ctx.now)
  const entries = (await entriesBetween(ctx, ctx.now, Date.parse(`${today}T23:59:59+08:00`))).filter(
    ({ answer: mine }) => mine !== '0',
  )
  return {
    total: entries.length,
    lines: entries.map((entry) => ({
      title: entry.title,
      note: [timesOf(entry), entry.place].filter(Boolean).join(' · '),
      href: placeOf({ id: entry.id, startTime: entry.start }),
    })),
  }
}

function timesOf({ start, end, allDay, day }: Entry): string {
  return allDay ? day : [start, end].map((ms) => new Date(ms + shanghaiAheadMs).toISOString().slice(11, 16)).join('–')
}

async function wholeEntry(ctx: Ctx, id: string): Promise<WholeEntry> {
  const event = await seen(ctx, id)
  const people = invited(event)
  const [names, answers] = await Promise.all([
    loadNames(ctx, new Map([['person', new Set(people)]])),
    answersOf(ctx, [id]),
  ])
  const {
    ver,
    title,
    eventType,
    startTime,
    endTime,
    place,
    remark,
    repeat,
    repeatEvery,
    until,
    remind,
    visibility,
    createName,
  } = event
  return {
    record: {
      id,
      ver,
      title,
      eventType,
      startTime,
      endTime,
      place,
      remark,
      repeat,
      repeatEvery,
      until,
      remind,
      visibility,
      createName,
    },
    whose: whose(ctx, event) ?? 'shared',
    people: people.map((person) => ({
      id: person,
      name: names[`person:${person}`] ?? '',
      answer: answers.find((one) => one.person === person)?.answer ?? null,
    })),
  }
}

/** An entry that is in the caller's calendar in whatever way; told as absent otherwise. */
async function seen(ctx: Ctx, id: string): Promise<ScheduleEvent> {
  const { deptId } = ctx.actor
  const [shared] =
    deptId === null
      ? []
      : await find(ctx.withoutScope('the calendar of his department'), scheduleEvent, { id, visibility: '2', deptId })
  const event = shared ?? (await get(ctx, scheduleEvent, id))
  if (whose(ctx, event) === null) throw new Refusal('record.missing', {}, { status: 404 })
  return event
}

function answer(ctx: Ctx, id: string, given: '0' | '1'): Promise<null> {
  return withinTransaction(ctx, async (inside) => {
    const event = await get(inside, scheduleEvent, id)
    const me = inside.actor.id
    if (!invited(event).includes(me)) throw new Refusal('schedule.uninvited', {}, { status: 403 })
    await inside.sql.query(sql`
      insert into schedule.answer (event, person, answer, at) values (${id}::uuid, ${me}::uuid, ${given}, ${new Date(inside.now)})
      on conflict (event, person) do update set answer = excluded.answer, at = excluded.at`)
    await notify(inside, [event.createBy], {
      event: 'schedule.answered',
      params: { name: { person: me }, answer: given, title: event.title },
      url: placeOf(event),
    })
    return null
  })
}

function span({ from = '', to = '' }: Asked): { readonly from: number; readonly to: number } {
  const [first, last] = [Number(from), Number(to)]
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last) || last < first || last - first > widest)
    throw new Refusal('request.malformed', {}, { status: 400 })
  return { from: first, to: last }
}

function dayOf({ day }: Body): string {
  if (!isDay(day)) throw new Refusal('request.malformed', {}, { status: 400 })
  return day
}

function partOf({ part }: Body): Part | 'all' {
  return part === 'one' || part === 'following' ? part : 'all'
}
