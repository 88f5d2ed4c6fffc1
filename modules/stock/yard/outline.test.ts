import { describe, expect, test } from 'vitest'
import { areaOf, type Corner, isSimple, overlap } from './outline.ts'

const shape = (...corners: readonly (readonly [number, number])[]): readonly Corner[] =>
  corners.map(([x, y]) => ({ x, y }))
const square = (x: number, y: number, side: number) => shape([x, y], [x + side, y], [x + side, y + side], [x, y + side])

describe('the outline of a stack', () => {
  test('has an inside', () => {
    expect(areaOf(square(3, 4, 10))).toBe(100)
    // Half of 30 by 20.
    expect(areaOf(shape([0, 0], [30, 0], [0, 20]))).toBe(300)
    expect(isSimple(square(0, 0, 5))).toBe(true)
    expect(isSimple(shape([0, 0], [10, 10]))).toBe(false)
    expect(isSimple(shape([0, 0], [10, 0], [20, 0]))).toBe(false)
  })

  test('does not cross itself', () => {
    expect(isSimple(shape([0, 0], [10, 10], [10, 0], [0, 12]))).toBe(false)
    expect(isSimple(shape([0, 0], [10, 0], [5, 5], [10, 10], [0, 10]))).toBe(true)
  })

  test('overlaps what it covers in part or as a whole, and not what it only touches', () => {
    expect(overlap(square(0, 0, 10), square(9, 9, 10))).toBe(true)
    expect(overlap(square(0, 0, 10), square(2, 2, 3))).toBe(true)
    expect(overlap(square(2, 2, 3), square(0, 0, 10))).toBe(true)
    expect(overlap(square(0, 0, 10), square(0, 0, 10))).toBe(true)
    // A bar across another: no corner of either lies in the other.
    expect(overlap(shape([0, 4], [10, 4], [10, 6], [0, 6]), shape([4, 0], [6, 0], [6, 10], [4, 10]))).toBe(true)
    expect(overlap(square(0, 0, 10), square(10, 0, 10))).toBe(false)
    expect(overlap(square(0, 0, 10), square(10, 10, 10))).toBe(false)
    expect(overlap(square(0, 0, 10), square(11, 0, 10))).toBe(false)
  })
})
