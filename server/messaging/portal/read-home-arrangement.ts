import type { HomeArrangement, HomeItem } from '../../../core/api-types/home-page.ts'
import type { CellPlace } from '../../../core/description/dashboard.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'

type Body = Readonly<Record<string, Json>>

const mostWidgets = 200
const [columns, mostRows] = [12, 400]

/** An arrangement as a page sends it; null where it names nothing, which gives the usual one back. */
export function arrangementIn({ items = [], hidden = [] }: Body): HomeArrangement | null {
  if (!Array.isArray(items) || !Array.isArray(hidden) || items.length + hidden.length > mostWidgets) throw wrong()
  if (items.length === 0 && hidden.length === 0) return null
  return { items: items.map(itemIn), hidden: hidden.map(nameIn) }
}

/** Of several roles of one person the lowest counts. */
export function rankIn({ rank = 100 }: Body): number {
  return wholeIn(rank, 1, 999)
}

/** The version that was read; 0 for none. */
export function versionIn({ ver = 0 }: Body): number {
  return wholeIn(ver, 0, 2_147_483_646)
}

function itemIn(given: Json): HomeItem {
  if (!isObject(given)) throw wrong()
  const { widget = null, place = null } = given
  return { widget: nameIn(widget), place: place === null ? null : placeIn(place) }
}

function placeIn(given: Json): CellPlace {
  if (!isObject(given)) throw wrong()
  const { x = null, y = null, w = null, h = null } = given
  const place = {
    x: wholeIn(x, 0, columns - 1),
    y: wholeIn(y, 0, mostRows),
    w: wholeIn(w, 1, columns),
    h: wholeIn(h, 1, mostRows),
  }
  if (place.x + place.w > columns) throw wrong()
  return place
}

function nameIn(given: Json): string {
  if (typeof given !== 'string' || !/^[a-zA-Z]{1,40}\.[a-zA-Z0-9]{1,40}$/.test(given)) throw wrong()
  return given
}

function wholeIn(given: Json, least: number, most: number): number {
  if (typeof given !== 'number' || !Number.isInteger(given) || given < least || given > most) throw wrong()
  return given
}

function isObject(given: Json): given is Readonly<Record<string, Json>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}

function wrong(): Refusal {
  return new Refusal('request.malformed', {}, { status: 400 })
}
