import { hourMs, minuteMs } from '../core/values/duration.ts'
import { type Behaviour, behaviourOf } from './behaviour.ts'

/** One report as the tracker answers it, in the names of its protocol. */
interface Report {
  readonly MMSI: string
  readonly TIME: string
  readonly LATITUDE: number
  readonly LONGITUDE: number
  readonly SOG: number
  readonly COG: number
  readonly NAVSTAT: number
}

/** A vessel goes to and fro on the way from Vostochny to Bayuquan, a report every ten minutes. */
const way = [
  [42.7, 133.1],
  [41.5, 131.6],
  [38.9, 130.2],
  [35.4, 129.9],
  [34.0, 127.2],
  [36.8, 123.4],
  [38.6, 121.2],
  [40.2, 121.9],
] as const
const every = 10 * minuteMs
const leg = 20 * hourMs

/** The reports of a vessel after one moment until another, newest last; what is wrong with them follows its number. */
export function reportsOf(mmsi: string, after: number, until: number): readonly Report[] {
  const behaviour = behaviourOf(mmsi)
  if (behaviour === 'silent') return []
  const last = until - (behaviour === 'late' ? 8 * hourMs : 0)
  const found: Report[] = []
  for (let at = Math.ceil((after + 1) / every) * every; at <= last; at += every) {
    const report = spoilt(reportAt(mmsi, at), behaviour)
    found.push(report, ...(behaviour === 'doubled' ? [report] : []))
  }
  return found
}

function reportAt(mmsi: string, at: number): Report {
  const legs = way.length - 1
  const gone = (at + Number(mmsi) * hourMs) / leg
  const there = Math.floor(gone) % (legs * 2)
  const isBack = there >= legs
  const [from, to] = isBack ? [way[2 * legs - there], way[2 * legs - there - 1]] : [way[there], way[there + 1]]
  const part = gone - Math.floor(gone)
  const between = (side: 0 | 1) => round((from?.[side] ?? 0) + ((to?.[side] ?? 0) - (from?.[side] ?? 0)) * part)
  return {
    MMSI: mmsi,
    TIME: new Date(at).toISOString(),
    LATITUDE: between(0),
    LONGITUDE: between(1),
    SOG: 11.8,
    COG: isBack ? 45 : 225,
    NAVSTAT: 0,
  }
}

function spoilt(report: Report, behaviour: Behaviour): Report {
  if (behaviour === 'wrong-place') return { ...report, LATITUDE: -report.LATITUDE, LONGITUDE: -report.LONGITUDE }
  if (behaviour === 'future') return { ...report, TIME: new Date(Date.parse(report.TIME) + 24 * hourMs).toISOString() }
  return behaviour === 'too-fast' ? { ...report, SOG: 99 } : report
}

function round(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000
}
