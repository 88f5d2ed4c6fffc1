import { feature } from 'topojson-client'
import topology from 'virtual:land-outlines'

type Ring = readonly (readonly [lng: number, lat: number])[]

const turn = 360

/**
 * The outlines of the land as a flat map draws them: what lies across the date line is drawn on both sides of the
 * map, and the ring about the pole, which no flat map holds, is left out.
 */
export function land(): GeoJSON.MultiPolygon {
  const { land: outlines } = topology.objects
  if (outlines === undefined) throw new Error('the outlines have no land')
  const found = feature(topology, outlines)
  const shapes = found.type === 'FeatureCollection' ? found.features : [found]
  const polygons = shapes.flatMap(({ geometry }): Ring[][] => {
    if (geometry.type === 'MultiPolygon') return geometry.coordinates as unknown as Ring[][] // positions of two numbers
    return geometry.type === 'Polygon' ? [geometry.coordinates as unknown as Ring[]] : []
  })
  return { type: 'MultiPolygon', coordinates: polygons.flatMap(drawn).map((rings) => rings.map(positions)) }
}

function drawn(rings: readonly Ring[]): readonly (readonly Ring[])[] {
  const whole = rings.map(unbroken)
  const [outer] = whole
  const [first, last] = [outer?.[0], outer?.at(-1)]
  if (first === undefined || last === undefined || Math.abs(last[0] - first[0]) > turn / 2) return []
  const isAcross = whole.some((ring) => ring.some(([lng]) => Math.abs(lng) > turn / 2))
  if (!isAcross) return [whole]
  const back = whole.some((ring) => ring.some(([lng]) => lng > turn / 2)) ? -turn : turn
  return [whole, whole.map((ring) => ring.map(([lng, lat]) => [lng + back, lat] as const))]
}

/** A ring without jumps: behind the date line its degrees go on counting. */
function unbroken(ring: Ring): Ring {
  let before = ring[0]?.[0] ?? 0
  return ring.map(([lng, lat]) => {
    before = lng + Math.round((before - lng) / turn) * turn
    return [before, lat] as const
  })
}

function positions(ring: Ring): GeoJSON.Position[] {
  return ring.map(([lng, lat]) => [lng, lat])
}
