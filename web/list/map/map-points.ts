import type { Described } from '../../../core/description/described-document.ts'
import type { MapView } from '../../../core/description/rows-views.ts'
import type { Lang } from '../../../core/values/language.ts'
import { shownEntry } from '../../../kinds/dictionary/described-entries.ts'
import { titleText } from '../../platform/data/record-title.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { fieldNamed } from '../../platform/data/use-described.ts'

/** A record as a point of a map. */
export interface Point {
  readonly id: string
  /** Its place among the rows of the list. */
  readonly index: number
  readonly row: Values
  readonly title: string
  readonly lat: number
  readonly lng: number
  /** `#rrggbb` of its code; null where that has none. */
  readonly color: string | null
}

/** Where the records lie that say so. */
export function pointsOf(doc: Described, view: MapView, rows: readonly Values[], lang: Lang): readonly Point[] {
  const colored = view.colour === undefined ? undefined : fieldNamed(doc.fields, view.colour)
  return rows.flatMap((row, index): Point[] => {
    const [lat, lng] = [row[view.lat], row[view.lng]]
    if (lat == null || lng == null || lat === '' || lng === '') return []
    const code = colored === undefined ? null : row[colored.name]
    const color = colored === undefined || typeof code !== 'string' ? null : (shownEntry(colored, code)?.color ?? null)
    return [
      { id: String(row.id), index, row, title: titleText(doc, row, lang), lat: Number(lat), lng: Number(lng), color },
    ]
  })
}

/** A piece of the globe between two parallels and two meridians. */
export interface Area {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** The points within an area. */
export function within(points: readonly Point[], area: Area | null): readonly Point[] {
  if (area === null) return points
  return points.filter(({ lat, lng }) => lat >= area.south && lat <= area.north && lng >= area.west && lng <= area.east)
}

/** The conditions of a list under which it holds what lies within an area. */
export function conditionsOf({ lat, lng }: MapView, area: Area): Values {
  const range = (from: number, to: number, most: number) => ({
    from: Math.max(-most, from).toFixed(5),
    to: Math.min(most, to).toFixed(5),
  })
  return { [lat]: range(area.south, area.north, 90), [lng]: range(area.west, area.east, 180) }
}
