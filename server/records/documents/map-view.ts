import type { AnyDocument } from '../../../core/description/document.ts'
import type { FieldBase, Fields } from '../../../core/description/field.ts'
import type { MapView, MapWay } from '../../../core/description/rows-views.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { columnsOf } from './sub-table-columns.ts'

/** A map as far as the caller knows what it shows; without the places there is none. */
export function mapOf({ lat, lng, colour, way }: MapView, known: ReadonlySet<string>): MapView | null {
  if (!known.has(lat) || !known.has(lng)) return null
  return {
    lat,
    lng,
    ...(colour !== undefined && known.has(colour) ? { colour } : {}),
    ...(way !== undefined && known.has(way.lines) ? { way } : {}),
  }
}

/** What is wrong with the map of a list. */
export function mapProblems(doc: AnyDocument, { lat, lng, colour, way }: MapView): string[] {
  const { fields } = doc
  return [
    ...placeProblems(fields, lat, lng),
    ...(way === undefined ? [] : wayProblems(doc, way)),
    ...(colour === undefined || isCoded(fields[colour])
      ? []
      : [`its map is coloured by ${colour}, which is no code of a dictionary`]),
  ]
}

function placeProblems(fields: Fields, lat: string, lng: string): string[] {
  return [
    ...(isWithin(fields[lat], 90) ? [] : [`its map takes ${lat} for a latitude, which is none`]),
    ...(isWithin(fields[lng], 180) ? [] : [`its map takes ${lng} for a longitude, which is none`]),
  ]
}

function wayProblems(doc: AnyDocument, { lines, lat, lng }: MapWay): string[] {
  const columns = columnsOf(doc, lines)
  return columns === null ? [`its map goes through ${lines}, which is no sub-table`] : placeProblems(columns, lat, lng)
}

function isWithin(field: FieldBase | undefined, most: number): boolean {
  if (field?.kind !== 'number') return false
  return Reflect.get(field, 'min') === `-${most}` && Reflect.get(field, 'max') === `${most}`
}

function isCoded(field: FieldBase | undefined): boolean {
  return field !== undefined && (kindOf(field.kind).namesFrom?.(field) ?? '').startsWith('dictionary:')
}
