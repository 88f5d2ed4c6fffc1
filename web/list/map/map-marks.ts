import { circleMarker, divIcon, layerGroup, marker, polygon, polyline, type LatLngTuple, type Map } from 'leaflet'
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

/** Points and ways on a map; points that lie close are put together. */
export function marksOn(map: Map, { colorOf, group, onChoose }: MarksProps) {
  const [drawnWays, drawnPoints] = [layerGroup().addTo(map), layerGroup().addTo(map)]
  let index = indexOf([])
  let chosen: string | null = null

  const drawGroup = (at: LatLngTuple, count: number, id: number): void => {
    const size = 26 + Math.min(20, Math.log10(count) * 9)
    const icon = divIcon({ className: 'atlas-group', html: String(count), iconSize: [size, size] })
    marker(at, { icon, title: group(count), alt: group(count) })
      .on('click', () => map.setView(at, Math.min(map.getMaxZoom(), index.getClusterExpansionZoom(id))))
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
      index = indexOf(points)
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
      const found = index.getClusters([west, south, east, north], Math.round(map.getZoom()))
      for (const { geometry, properties, id } of found) {
        const [lng = 0, lat = 0] = geometry.coordinates
        if ('cluster' in properties) drawGroup([lat, lng], properties.point_count, Number(id))
        else drawPoint(properties.point, colors)
      }
    },
  }
}

function indexOf(points: readonly Point[]): Supercluster<{ point: Point }> {
  return new Supercluster<{ point: Point }>({ radius: apart, maxZoom: 13 }).load(
    points.map((point) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [point.lng, point.lat] },
      properties: { point },
    })),
  )
}
