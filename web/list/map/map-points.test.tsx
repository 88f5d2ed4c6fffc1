import { expect, test } from 'vitest'
import { voyage, voyageDocument } from '../../testing/index.ts'
import { land } from './land-outlines.ts'
import { conditionsOf, pointsOf, within } from './map-points.ts'

const base = voyageDocument()
const doc = {
  ...base,
  fields: base.fields.map((field) =>
    field.name === 'status' ? { ...field, options: [{ code: '1', label: '在航', color: '#2f7d5b' }] } : field,
  ),
}
const view = { lat: 'lat', lng: 'lng', colour: 'status' }
const at = (n: number, lat: string | null, lng: string | null, status = '1') => ({ ...voyage(n, { status }), lat, lng })
const points = pointsOf(doc, view, [at(1, null, null), at(2, '43.1', '131.9'), at(3, '-32.9', '151.8', '9')], 'zh')

test('a record is a point where both its degrees are known, in the colour of its code and at its place in the list', () => {
  expect(points.map(({ id, index, lat, lng, color }) => ({ id, index, lat, lng, color }))).toEqual([
    { id: 'v2', index: 1, lat: 43.1, lng: 131.9, color: '#2f7d5b' },
    { id: 'v3', index: 2, lat: -32.9, lng: 151.8, color: null },
  ])
})

test('what lies in view is found, and asked for by conditions that stay on the globe', () => {
  const area = { south: 30, west: 100, north: 95, east: 190 }
  expect(within(points, area).map(({ id }) => id)).toEqual(['v2'])
  expect(within(points, null)).toHaveLength(2)
  expect(conditionsOf(view, area)).toEqual({
    lat: { from: '30.00000', to: '90.00000' },
    lng: { from: '100.00000', to: '180.00000' },
  })
})

test('no outline of land jumps across the map, and what lies across the date line stands on both sides', () => {
  const rings = land().coordinates.flat()
  const jumps = rings.flatMap((ring) =>
    ring.slice(1).filter(([lng = 0], place) => Math.abs(lng - (ring[place]?.[0] ?? 0)) > 180),
  )
  expect(jumps).toEqual([])
  const reach = rings.map((ring) => [
    Math.min(...ring.map(([lng = 0]) => lng)),
    Math.max(...ring.map(([lng = 0]) => lng)),
  ])
  expect(reach.some(([west = 0]) => west < -181)).toBe(true)
  expect(reach.some(([, east = 0]) => east > 181)).toBe(true)
})
