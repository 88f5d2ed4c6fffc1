import type { MapView } from '../../../core/description/rows-views.ts'
import type { Drawn } from '../all-rows/read-all-rows.ts'
import type { Way } from './map-marks.ts'
import type { Point } from './map-points.ts'

/** The tracks and areas of records, each in the colour of its point. */
export function waysOf({ way }: MapView, ways: Drawn['ways'], points: readonly Point[]): readonly Way[] {
  if (way === undefined) return []
  const colors = new Map(points.map(({ id, color }) => [id, color]))
  return Object.entries(ways).map(([id, places]) => ({
    id,
    places: places.map(([lat, lng]) => [Number(lat), Number(lng)] as const),
    closed: way.closed === true,
    color: colors.get(id) ?? null,
  }))
}
