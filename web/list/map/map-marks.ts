import {
  circleMarker,
  divIcon,
  latLngBounds,
  layerGroup,
  marker,
  point,
  polygon,
  polyline,
  type LatLngBounds,
  type LatLngTuple,
  type Map as LeafletMap,
} from 'leaflet'
import Supercluster from 'supercluster'
import type { Area, Point } from './map-points.ts'

/** A track or an area of a record. */
export interface Way {
  readonly id: string
  readonly places: readonly (readonly [number, number])[]
  readonly closed: boolean
  readonly color: string | null
}

interface MarksProps {
  readonly colorOf: (name: string) => string
  readonly group: (count: number) => string
  readonly onChoose: (id: string) => void
}

type Colors = Readonly<Record<'brand' | 'ink' | 'surface', string>>

// Nearer than so many pixels, points are shown as one.
const apart = 44
const lastGrouped = 13

/** Points and ways on a map; points that lie close are put together. */
export function marksOn(map: LeafletMap, { colorOf, group, onChoose }: MarksProps) {
  const [drawnWays, drawnPoints] = [layerGroup().addTo(map), layerGroup().addTo(map)]
  let indexAt = indexesOf([])
  let chosen: string | null = null

  const drawGroup = (at: LatLngTuple, count: number, places: () => LatLngTuple[]): void => {
    const size = 26 + Math.min(20, Math.log10(count) * 9)
    const icon = divIcon({ className: 'atlas-group', html: String(count), iconSize: [size, size] })
    marker(at, { icon, title: group(count), alt: group(count) })
      .on('click', () => showApart(map, latLngBounds(places())))
      .addTo(drawnPoints)
  }
  const drawPoint = ({ id, lat, lng, title, color }: Point, { brand, ink, surface }: Colors): void => {
    const isChosen = id === chosen
    const look = { radius: isChosen ? 10 : 7, weight: isChosen ? 3 : 1.5, fillOpacity: 1 }
    const colors = { fillColor: color ?? brand, color: isChosen ? ink : surface }
    circleMarker([lat, lng], { ...look, ...colors })
      .bindTooltip(title)
      .on('click', () => onChoose(id))
      .addTo(drawnPoints)
  }
  const drawWay = ({ id, places, closed, color }: Way): void => {
    const through = places.map(([lat, lng]): LatLngTuple => [lat, lng])
    const look = { color: color ?? colorOf('--brand'), weight: 2, fillOpacity: 0.12 }
    const line = closed ? polygon(through, look) : polyline(through, look)
    line.on('click', () => onChoose(id)).addTo(drawnWays)
  }
  return {
    load: (points: readonly Point[], ways: readonly Way[]) => {
      indexAt = indexesOf(points)
      drawnWays.clearLayers()
      for (const way of ways) drawWay(way)
    },
    choose: (id: string | null) => {
      chosen = id
    },
    draw: ({ south, west, north, east }: Area) => {
      // Asked for before anything is drawn: after a mark was put in the page each would have its styles worked out anew.
      const colors = { brand: colorOf('--brand'), ink: colorOf('--ink'), surface: colorOf('--surface') }
      drawnPoints.clearLayers()
      const index = indexAt(map.getZoom())
      const found = index.getClusters([west, south, east, north], Math.round(map.getZoom()))
      for (const { geometry, properties, id } of found) {
        const [lng = 0, lat = 0] = geometry.coordinates
        const places = () => index.getLeaves(Number(id), Infinity).map(({ properties: of }) => placeOf(of.point))
        if ('cluster' in properties) drawGroup([lat, lng], properties.point_count, places)
        else drawPoint(properties.point, colors)
      }
    },
  }
}

type Index = Supercluster<{ point: Point }>

/**
 * What lies close at a zoom, worked out for each when it is first looked at: for all of them at once it takes most of
 * the time until a map of many points is there.
 */
function indexesOf(points: readonly Point[]): (zoom: number) => Index {
  const features = points.map((point) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [point.lng, point.lat] },
    properties: { point },
  }))
  const indexes = new Map<number, Index>()
  return (zoom) => {
    // Nearer than the last of them every point stands by itself.
    const level = Math.min(Math.round(zoom), lastGrouped + 1)
    const known = indexes.get(level)
    if (known !== undefined) return known
    const options = { radius: apart, minZoom: level, maxZoom: Math.min(level, lastGrouped) }
    const made = new Supercluster<{ point: Point }>(options).load(features)
    indexes.set(level, made)
    return made
  }
}

/** Goes near enough to tell the places of a group apart: at least one step, however small the map is. */
function showApart(map: LeafletMap, places: LatLngBounds): void {
  const near = map.getBoundsZoom(places, false, point(apart, apart))
  map.setView(places.getCenter(), Math.min(map.getMaxZoom(), Math.max(near, map.getZoom() + 1)))
}

function placeOf({ lat, lng }: Point): LatLngTuple {
  return [lat, lng]
}
