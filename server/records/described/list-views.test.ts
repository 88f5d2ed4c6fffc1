import { expect, test } from 'vitest'
import { document } from '../../../core/description/document.ts'
import type { CurveView } from '../../../core/description/rows-views.ts'
import { date, dictionary, number, person, text } from '../../../kinds/index.ts'
import { describedViews, viewProblems } from './list-views.ts'

const main = {
  columns: ['line'],
  search: [],
  sort: [],
  views: { board: { person: 'owner', due: 'due' } },
} as const

const job = document({
  module: 'sea',
  name: 'job',
  code: 'rw',
  scope: 'everyone',
  title: 'line',
  summary: ['line', 'place'],
  fields: {
    line: text({}),
    place: text({}),
    owner: person({}),
    due: date({ dueSoon: 3 }),
    done: date({}),
    state: dictionary({ group: 'jobState' }),
  },
  form: [],
  lists: { main },
  states: { field: 'state', codes: ['1', '2'], start: '1', final: ['2'] },
  actions: { finish: { from: ['1'], to: '2', needs: 'wc' } },
})
const { views } = main
const all = ['line', 'place', 'owner', 'due', 'state']

test('a board has its states in their order, and on a card title, summary, person and day', () => {
  expect(describedViews(job, views, new Set(all))).toEqual({
    views: {
      board: { states: ['1', '2'], card: ['line', 'place', 'owner', 'due'], person: 'owner', due: 'due' },
      opens: 'grid',
    },
  })
})

test('a card leaves out what its reader may not know, and without the state there is no board', () => {
  expect(describedViews(job, views, new Set(['line', 'state', 'due'])).views?.board).toEqual({
    states: ['1', '2'],
    card: ['line', 'due'],
    due: 'due',
  })
  expect(describedViews(job, views, new Set(['line', 'place']))).toEqual({})
})

test('a board needs states that people move, a person and a day with a light', () => {
  const { states: _, ...stateless } = job
  const shown = (board: object) => ({ ...job, lists: { main: { ...main, views: { board } } } })
  expect(viewProblems(job)).toEqual([])
  expect(viewProblems({ ...stateless, actions: {} })).toHaveLength(1)
  expect(viewProblems({ ...job, actions: { finish: { from: ['1'], to: '2', needs: 'system' } } })).toEqual([
    'list main: no person may move what stands on its board',
  ])
  expect(viewProblems(shown({ person: 'place', due: 'done' }))).toEqual([
    'list main: place names no person',
    'list main: done is no day with a light',
  ])
})

test('a list opens in a view that it has', () => {
  const lists = { main: { ...main, views: { opens: 'board' } } } as const
  expect(viewProblems({ ...job, lists })).toEqual(['list main: it opens in board, which it does not have'])
})

const curve = { along: 'due', value: 'depth', by: ['place'] } as const
const measured = {
  ...job,
  fields: { ...job.fields, depth: number({ digits: 2 }) },
  lists: { main: { ...main, views: { curve } } },
}

test('a curve is offered to whoever may read all of what it shows', () => {
  expect(describedViews(measured, { curve, opens: 'curve' }, new Set(['due', 'depth', 'place']))).toEqual({
    views: { curve: { ...curve, holds: false }, opens: 'curve' },
  })
  expect(describedViews(measured, { curve, opens: 'curve' }, new Set(['due', 'place']))).toEqual({})
  const held = { ...measured, effective: { of: ['place'], from: 'due' } }
  expect(describedViews(held, { curve }, new Set(['due', 'depth', 'place'])).views?.curve?.holds).toBe(true)
})

test('a curve draws a number from day to day, in lines by fields there are', () => {
  const drawn = (view: CurveView) => ({ ...measured, lists: { main: { ...main, views: { curve: view } } } })
  expect(viewProblems(measured)).toEqual([])
  expect(viewProblems(drawn({ along: 'place', value: 'line', by: ['nowhere'] }))).toHaveLength(3)
})

test('a tree needs a parent, and rolls up numbers alone', () => {
  const tree = { tree: { rollUp: { of: 'due', by: 'place' } } }
  const lists = { main: { ...main, views: tree } }
  expect(viewProblems({ ...job, lists })).toEqual([
    'list main: a tree stands on the parent of the document, and it has none',
    'list main: due is no number to roll up',
    'list main: place is no number to roll up',
  ])
  expect(describedViews({ ...job, parent: 'place' }, tree, new Set(['place'])).views?.tree).toEqual({ parent: 'place' })
  expect(describedViews({ ...job, parent: 'place' }, tree, new Set(['due']))).toEqual({})
})
