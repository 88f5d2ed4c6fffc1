import { expect, test } from 'vitest'
import {
  apart,
  branchLane,
  cutLane,
  depthOf,
  drawnApart,
  forkAround,
  inFork,
  regionOf,
  related,
  within,
} from './branch-lane.ts'

const first = branchLane('', 'check', 1, 0)
const second = branchLane('', 'check', 1, 1)
const inner = branchLane(first, 'vote', 2, 3)

test('everything lies in the lane outside of all branches, and each lane in itself', () => {
  for (const lane of ['', first, inner]) expect([within(lane, ''), within(lane, lane)]).toEqual([true, true])
  expect([within(inner, first), within(first, inner), within('', first)]).toEqual([true, false, false])
})

test('branch 1 is not around branch 10: lanes are compared by whole parts', () => {
  expect(within(branchLane('', 'check', 1, 10), branchLane('', 'check', 1, 1))).toBe(false)
  expect(within(branchLane(branchLane('', 'check', 1, 10), 'vote', 1, 0), branchLane('', 'check', 1, 1))).toBe(false)
})

test('two lanes are related when one lies in the other, whichever is named first', () => {
  expect([related(inner, first), related(first, inner), related(first, second)]).toEqual([true, true, false])
})

test('branches of one fork are apart, however deep what lies in them', () => {
  expect([apart(first, second), apart(inner, second), apart(second, inner)]).toEqual([true, true, true])
  expect([apart(first, inner), apart(first, first), apart('', first)]).toEqual([false, false, false])
})

test('branches of two forks, or of two rounds of one, follow one another and are not apart', () => {
  expect(apart(first, branchLane('', 'later', 1, 1))).toBe(false)
  expect(apart(first, branchLane('', 'check', 2, 1))).toBe(false)
})

test('in the drawing branches of one fork are apart in whatever round they were walked', () => {
  expect(regionOf(inner)).toBe('/check.0/vote.3')
  expect(drawnApart(first, branchLane('', 'check', 2, 1))).toBe(true)
  expect(drawnApart(first, branchLane('', 'check', 2, 0))).toBe(false)
  expect(drawnApart(first, first)).toBe(false)
})

test('a lane tells the innermost fork around it with its round, and none outside', () => {
  expect(forkAround(inner)).toEqual({ lane: first, fork: 'vote', round: 2 })
  expect(forkAround(first)).toEqual({ lane: '', fork: 'check', round: 1 })
  expect(forkAround('')).toBeNull()
})

test('a lane is in a fork of that round alone', () => {
  expect(inFork(first, { lane: '', fork: 'check', round: 1 })).toBe(true)
  expect(inFork(inner, { lane: '', fork: 'check', round: 1 })).toBe(true)
  expect(inFork(branchLane('', 'check', 11, 0), { lane: '', fork: 'check', round: 1 })).toBe(false)
  expect(inFork(first, { lane: '', fork: 'vote', round: 1 })).toBe(false)
})

test('the depth of a lane counts its forks, and cutting leaves the outermost of them', () => {
  expect([depthOf(''), depthOf(first), depthOf(inner)]).toEqual([0, 1, 2])
  expect([cutLane(inner, 0), cutLane(inner, 1), cutLane(inner, 2)]).toEqual(['', first, inner])
})
