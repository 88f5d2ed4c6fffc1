import {
  Browser,
  canvas,
  control,
  latLngBounds,
  map as openMap,
  type FitBoundsOptions,
  type LatLngTuple,
  type Map as LeafletMap,
  type MapOptions,
} from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { layUnder } from './base-map.ts'
import { marksOn, type Way } from './map-marks.ts'
import type { Area, Point } from './map-points.ts'

interface AtlasProps {
  readonly box: HTMLElement
  /** The address of pictures to lie below; without one the outlines of land do. */
  readonly tiles: string
  /** It stands within a page: wheel and finger move that, not the map. */
  readonly within: boolean
  readonly words: { readonly zoomIn: string; readonly zoomOut: string; readonly group: (count: number) => string }
  readonly onChoose: (id: string) => void
  readonly onMove: (area: Area) => void
}

/** A map at work. */
export interface Atlas {
  /** The first points are brought into sight. */
  readonly show: (points: readonly Point[], ways: readonly Way[], chosen: string | null) => void
  /** Brings all that is shown into sight, or one place. */
  readonly fit: (place?: LatLngTuple) => void
  readonly close: () => void
}

const [closestOfAll, closestToOne, closest] = [12, 7, 17]

function settingsOf(within: boolean): MapOptions {
  return {
    zoomControl: false,
    attributionControl: false,
    minZoom: 1,
    maxZoom: closest,
    scrollWheelZoom: !within,
    dragging: !within || !Browser.mobile,
  }
}

/** Opens a map: points, put together where they lie close, and ways, over outlines or pictures. */
export function openAtlas({ box, tiles, within, words, onChoose, onMove }: AtlasProps): Atlas {
  const renderer = canvas({ padding: 0.3, tolerance: 4 })
  // An element of its own: the next map may open in the box before this one is taken away.
  const ground = box.appendChild(document.createElement('div'))
  ground.style.height = '100%'
  const map = openMap(ground, { renderer, ...settingsOf(within) })
  map.setView([45, 125], 4)
  control.zoom({ position: 'topright', zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  const style = getComputedStyle(box)
  const colorOf = (name: string) => style.getPropertyValue(name).trim()
  const marks = marksOn(map, { colorOf, group: words.group, onChoose })
  let isOpen = true
  let isFitted = false
  let shown: readonly Point[] = []
  void layUnder(map, { tiles, colorOf, renderer, isOpen: () => isOpen })
  map.on('moveend', () => {
    // After a change of size the library tells it a moment later, also of a map that is gone by then.
    if (!isOpen) return
    marks.draw(inSight(map))
    onMove(inSight(map))
  })
  const remove = removalOf(map, ground)
  const fitAll = (options: FitBoundsOptions = {}) => {
    const places = shown.map(({ lat, lng }): LatLngTuple => [lat, lng])
    if (places.length > 0) map.fitBounds(latLngBounds(places), { padding: [40, 40], maxZoom: closestOfAll, ...options })
  }
  const watcher = new ResizeObserver(() => map.invalidateSize({ debounceMoveend: true }))
  watcher.observe(box)
  return {
    show: (points, ways, chosen) => {
      if (points !== shown) marks.load(points, ways)
      shown = points
      marks.choose(chosen)
      if (isFitted || points.length === 0) return marks.draw(inSight(map))
      isFitted = true
      // It draws as every move does, and at once where it is to stay.
      fitAll({ animate: false })
    },
    fit: (place) => {
      if (place !== undefined) return void map.setView(place, Math.max(map.getZoom(), closestToOne))
      fitAll()
    },
    close: () => {
      isOpen = false
      watcher.disconnect()
      remove()
    },
  }
}

function inSight(map: LeafletMap): Area {
  const bounds = map.getBounds()
  return { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() }
}

/** The library draws in the next frame and ends a zoom by a timer; both break on a map that was taken away. */
function removalOf(map: LeafletMap, ground: HTMLElement): () => void {
  let isZooming = false
  map.on('zoomanim', () => {
    isZooming = true
  })
  map.on('zoomend', () => {
    isZooming = false
  })
  const remove = () =>
    requestAnimationFrame(() => {
      map.remove()
      ground.remove()
    })
  return () => {
    if (isZooming) map.once('zoomend', remove)
    else remove()
  }
}
