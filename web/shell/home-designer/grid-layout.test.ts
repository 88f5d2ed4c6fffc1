import { expect, test } from 'vitest'
import type { CellPlace } from '../../../core/description/dashboard.ts'
import { flowed, inReadingOrder, moved, type Placed, resized, without } from './grid-layout.ts'

const at = (x: number, y: number, w = 6, h = 2): CellPlace => ({ x, y, w, h })
const all: readonly Placed[] = [
  { key: 'a', place: at(0, 0) },
  { key: 'b', place: at(6, 0) },
  { key: 'c', place: at(0, 2) },
]
const places = (found: readonly Placed[]) =>
  Object.fromEntries(found.map(({ key, place }) => [key, [place.x, place.y, place.w, place.h].join(' ')]))
const overlap = (found: readonly Placed[]) =>
  found.some((one, nr) =>
    found
      .slice(nr + 1)
      .some(
        ({ place: p }) =>
          p.x < one.place.x + one.place.w &&
          one.place.x < p.x + p.w &&
          p.y < one.place.y + one.place.h &&
          one.place.y < p.y + p.h,
      ),
  )

test('what has no place stands where there is room, in its order, and what has one keeps it', () => {
  const found = flowed([
    { key: 'a', place: null, size: { w: 6, h: 2 } },
    { key: 'b', place: at(0, 0), size: { w: 6, h: 2 } },
    { key: 'c', place: null, size: { w: 12, h: 2 } },
    { key: 'd', place: null, size: { w: 3, h: 3 } },
  ])
  expect(places(found)).toEqual({ b: '0 0 6 2', a: '6 0 6 2', c: '0 2 12 2', d: '0 4 3 3' })
})

test('one that is moved takes its new place, what stood there gives way, and the rest rises', () => {
  expect(places(moved(all, 'c', { x: 0, y: 0 }))).toEqual({ c: '0 0 6 2', a: '0 2 6 2', b: '6 0 6 2' })
  expect(places(moved(all, 'a', { x: 6, y: 0 }))).toEqual({ a: '6 0 6 2', b: '6 2 6 2', c: '0 0 6 2' })
  expect(places(moved(all, 'a', { x: 3, y: 9 })), 'nothing hangs in the air').toEqual({
    b: '6 0 6 2',
    c: '0 0 6 2',
    a: '3 2 6 2',
  })
})

test('nothing leaves the grid', () => {
  expect(places(moved(all, 'b', { x: 11, y: -3 }))['b']).toBe('6 0 6 2')
  expect(places(moved(all, 'b', { x: -4, y: 0 }))['b']).toBe('0 0 6 2')
  expect(places(resized(all, 'b', { w: 40, h: 0 }))['b']).toBe('6 0 6 2')
  expect(places(resized(all, 'b', { w: 1, h: 99 }))['b']).toBe('6 0 2 20')
})

test('one that grows pushes down what it meets', () => {
  expect(places(resized(all, 'a', { w: 8, h: 3 }))).toEqual({ a: '0 0 8 3', b: '6 3 6 2', c: '0 3 6 2' })
})

test('what is taken away leaves no hole', () => {
  expect(places(without(all, 'a'))).toEqual({ b: '6 0 6 2', c: '0 0 6 2' })
})

test('nothing ever stands upon another, whatever is moved where', () => {
  let found: readonly Placed[] = all
  for (const [step, key] of [...'abcabcbacbca'].entries()) {
    found =
      step % 2 === 0
        ? moved(found, key, { x: (step * 5) % 12, y: step % 4 })
        : resized(found, key, { w: (step * 7) % 13, h: (step * 3) % 6 })
    expect(overlap(found), `step ${step}`).toBe(false)
  }
})

test('they are read line by line', () => {
  expect(inReadingOrder(all.toReversed()).map(({ key }) => key)).toEqual(['a', 'b', 'c'])
})
