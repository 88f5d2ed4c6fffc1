import type { Json } from '../../../core/values/json.ts'

/** One report of a vessel as the tracker told it. */
export interface PositionReport {
  readonly mmsi: string
  /** Epoch ms by the vessel's clock. */
  readonly at: number
  readonly latitude: number
  readonly longitude: number
  /** Knots, and degrees; null where it is not told. */
  readonly speed: number | null
  readonly course: number | null
  readonly navStatus: string | null
}

/** The reports in an answer of the tracker; null where it is no answer of its protocol. A report that cannot be read is passed over. */
export function reportsIn(answer: Json): readonly PositionReport[] | null {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return null
  const { data } = answer
  return Array.isArray(data) ? data.flatMap((one) => reportOf(one) ?? []) : null
}

function reportOf(one: Json): PositionReport | null {
  if (typeof one !== 'object' || one === null || Array.isArray(one)) return null
  const { MMSI, TIME, LATITUDE, LONGITUDE, SOG, COG, NAVSTAT } = one as Readonly<Record<string, Json>> // an object of JSON
  const at = typeof TIME === 'string' ? Date.parse(TIME) : Number.NaN
  const isRead = typeof MMSI === 'string' && Number.isFinite(at) && isNumber(LATITUDE) && isNumber(LONGITUDE)
  if (!isRead) return null
  return {
    mmsi: MMSI,
    at,
    latitude: LATITUDE,
    longitude: LONGITUDE,
    speed: isNumber(SOG) ? SOG : null,
    course: isNumber(COG) && COG >= 0 && COG < 360 ? COG : null,
    navStatus: isNumber(NAVSTAT) ? String(NAVSTAT) : null,
  }
}

function isNumber(value: Json | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
