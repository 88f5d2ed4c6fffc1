import { expect, test } from 'vitest'
import { criticalPath, type LinkType, type TaskLink } from './critical-path.ts'

const tasks = [
  { id: 'A', days: 3 },
  { id: 'B', days: 4 },
  { id: 'C', days: 2 },
  { id: 'D', days: 2 },
]
const link = (before: string, after: string, type: LinkType = 'FS', lag = 0): TaskLink => ({ before, after, type, lag })
const diamond = [link('A', 'B'), link('A', 'C'), link('B', 'D'), link('C', 'D')]
const slackOf = (links: readonly TaskLink[]) => Object.fromEntries(criticalPath(tasks, links).slack)

test('T-CPM-01 the longest way through is critical, and what stands beside it may be late by the difference', () => {
  expect(criticalPath(tasks, diamond).days).toBe(9)
  expect(slackOf(diamond)).toEqual({ A: 0, B: 0, C: 2, D: 0 })
})

test('days between two tasks make the way longer, and may make another one critical', () => {
  const late = [link('A', 'B'), link('A', 'C', 'FS', 5), link('B', 'D'), link('C', 'D')]
  expect(criticalPath(tasks, late).days).toBe(12)
  expect(slackOf(late)).toEqual({ A: 0, B: 3, C: 0, D: 0 })
})

test('tasks that begin or end together are reckoned from those ends', () => {
  expect(criticalPath(tasks, [link('A', 'B', 'SS', 1)]).days).toBe(5)
  expect(criticalPath(tasks, [link('B', 'C', 'FF', 1)]).days).toBe(5)
  expect(criticalPath(tasks, [link('A', 'D', 'SF', 4)]).days).toBe(4)
  expect(slackOf([link('A', 'B', 'SS', 1)])).toEqual({ A: 0, B: 0 })
  expect(slackOf([link('B', 'C', 'FF', 1)])).toEqual({ B: 0, C: 0 })
})

test('each network has its own longest way, and what is linked to nothing is in none', () => {
  expect(slackOf([link('A', 'B'), link('C', 'D')])).toEqual({ A: 0, B: 0, C: 0, D: 0 })
  expect(slackOf([link('A', 'B')])).toEqual({ A: 0, B: 0 })
})

test('a loop and what waits for it has no answer, and the rest keeps its own', () => {
  expect(slackOf([link('A', 'B'), link('C', 'D'), link('D', 'C')])).toEqual({ A: 0, B: 0 })
  expect(slackOf([link('A', 'C'), link('A', 'B'), link('C', 'D'), link('D', 'C')])).toEqual({ A: 0, B: 0 })
})
