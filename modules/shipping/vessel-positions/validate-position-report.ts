import { hourMs, minuteMs } from '../../../core/values/duration.ts'
import type { PositionReport } from './position-report.ts'

/** What a report is worth: taken as good, taken though it came late, or refused for a reason. */
export type Verdict = 'good' | 'late' | 'place' | 'future' | 'old' | 'speed' | 'jump'

// A cargo vessel makes no more, and clocks of ships may be a few minutes fast.
const fastest = 40
const clockError = 5 * minuteMs
const lateAfter = 2 * hourMs
const oldAfter = 7 * 24 * hourMs
/** Within which a position says nothing of speed: receivers err by a few hundred metres. */
const closeBy = 2

/** Judges a report by itself, by the clock and by where the vessel was heard before. */
export function judged(
  { at, latitude, longitude, speed }: PositionReport,
  before: Pick<PositionReport, 'at' | 'latitude' | 'longitude'> | null,
  now: number,
): Verdict {
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180 || (latitude === 0 && longitude === 0)) return 'place'
  if (at > now + clockError) return 'future'
  if (at < now - oldAfter) return 'old'
  if (speed !== null && (speed < 0 || speed > fastest)) return 'speed'
  if (before !== null && isJump({ at, latitude, longitude }, before)) return 'jump'
  return at < now - lateAfter ? 'late' : 'good'
}

/** Whether a report is kept on the track. */
export function isTaken(verdict: Verdict): boolean {
  return verdict === 'good' || verdict === 'late'
}

type Place = Pick<PositionReport, 'at' | 'latitude' | 'longitude'>

function isJump(one: Place, other: Place): boolean {
  const miles = milesBetween(one, other)
  const hours = Math.abs(one.at - other.at) / hourMs
  return miles > closeBy && miles > hours * fastest
}

const earthMiles = 3440.065

/** Nautical miles over the sphere. */
function milesBetween(one: Omit<Place, 'at'>, other: Omit<Place, 'at'>): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const half =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * earthMiles * Math.asin(Math.min(1, Math.sqrt(half)))
}
