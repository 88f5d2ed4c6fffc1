import sql from 'sql-template-tag'
import { hourMs } from '../../../core/values/duration.ts'
import type { Json } from '../../../core/values/json.ts'
import { isFinal } from '../../../core/words/refusal.ts'
import { change, type Ctx, find, outside, withinTransaction } from '../../../server/module-api.ts'
import { tracker } from '../vessel-tracker-adapter.ts'
import { type Vessel, vessel } from '../vessel.ts'
import { type PositionReport, reportsIn } from './position-report.ts'
import { isTaken, judged, type Verdict } from './validate-position-report.ts'

// What came before is asked for again, so that a late report is not missed; the same one is kept once.
const overlap = 12 * hourMs
const furthest = 7 * 24 * hourMs

/** Fetches what the tracker has heard of our vessels, and says how old the last signal of each is. */
export async function takePositions(ctx: Ctx): Promise<void> {
  const vessels = await find(ctx.withoutScope('vessels are tracked for everybody'), vessel, {})
  if (vessels.length > 0) await fetchAndKeep(ctx, vessels)
  await tellSilence(ctx)
}

async function fetchAndKeep(ctx: Ctx, vessels: readonly Vessel[]): Promise<void> {
  const heard = vessels.flatMap(({ heardAt }) => heardAt ?? [])
  const since = Math.max(ctx.now - furthest, (heard.length === 0 ? ctx.now : Math.max(...heard)) - overlap)
  const payload = { mmsi: vessels.map(({ mmsi }) => mmsi).join(), since: new Date(since).toISOString() }
  try {
    await outside(ctx, tracker, 'positions', payload)
  } catch (error) {
    // What is wrong outside stands on the page of what lies outside; the lights of the vessels say how long they are silent.
    if (!isFinal(error)) throw error
  }
}

/** Keeps what an answer tells of our vessels; each report once, whatever came before it. */
export async function keepReports(ctx: Ctx, answer: Json): Promise<void> {
  const reports = reportsIn(answer) ?? []
  const vessels = await find(ctx.withoutScope('vessels are tracked for everybody'), vessel, {
    mmsi: [...new Set(reports.map(({ mmsi }) => mmsi))],
  })
  for (const one of vessels) {
    const own = reports.filter(({ mmsi }) => mmsi === one.mmsi).toSorted((a, b) => a.at - b.at)
    await withinTransaction(ctx, (inside) => keepOf(inside, one, own))
  }
}

async function keepOf(ctx: Ctx, one: Vessel, reports: readonly PositionReport[]): Promise<void> {
  let last = lastOf(one)
  let newest: PositionReport | null = null
  for (const report of reports) {
    const isLater = last === null || report.at > last.at
    const verdict = judged(report, last, ctx.now)
    await keepReport(ctx, report, verdict)
    if (!isTaken(verdict) || !isLater) continue
    last = report
    newest = report
  }
  if (newest === null) return
  const { at, latitude, longitude, speed, course, navStatus } = newest
  await change(
    ctx,
    vessel,
    one,
    {
      heardAt: at,
      latitude: latitude.toFixed(5),
      longitude: longitude.toFixed(5),
      speed: speed === null ? null : speed.toFixed(1),
      course: course === null ? null : course.toFixed(1),
      navStatus,
      ...silence(at, ctx.now),
    },
    { verb: 'update' },
  )
}

function lastOf({ mmsi, heardAt, latitude, longitude }: Vessel): PositionReport | null {
  if (heardAt === null || latitude === null || longitude === null) return null
  const place = { latitude: Number(latitude), longitude: Number(longitude) }
  return { mmsi, at: heardAt, ...place, speed: null, course: null, navStatus: null }
}

async function keepReport(ctx: Ctx, report: PositionReport, verdict: Verdict): Promise<void> {
  const { mmsi, at, latitude, longitude, speed, course, navStatus } = report
  await ctx.sql.query(sql`
    insert into shipping.position (mmsi, at, latitude, longitude, speed, course, nav_status, quality, told_at)
    values (${mmsi}, ${new Date(at)}, ${latitude}, ${longitude}, ${speed}, ${course}, ${navStatus}, ${verdict}, ${new Date(ctx.now)})
    on conflict do nothing`)
}

/** The light and the age of a signal: late after two hours, silent after six. */
function silence(heardAt: number, now: number) {
  const hours = Math.floor(Math.max(0, now - heardAt) / hourMs)
  const limits = [
    [6, 'silent'],
    [2, 'late'],
  ] as const
  return { silentHours: String(hours), signal: limits.find(([limit]) => hours >= limit)?.[1] ?? 'good' }
}

/** What nobody heard grows older too. */
async function tellSilence(ctx: Ctx): Promise<void> {
  const heard = await find(ctx.withoutScope('vessels are tracked for everybody'), vessel, { signal: { not: 'none' } })
  for (const one of heard) {
    const now = silence(one.heardAt ?? ctx.now, ctx.now)
    if (now.signal !== one.signal || now.silentHours !== one.silentHours)
      await change(ctx, vessel, one, now, { verb: 'update' })
  }
}
