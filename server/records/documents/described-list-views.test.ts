import { expect, test } from 'vitest'
import { type AnyDocument, document, type List } from '../../../core/description/document.ts'
import type { CurveView, GanttView, MapView } from '../../../core/description/rows-views.ts'
import { latitude, longitude } from '../../../kinds/coordinates.ts'
import { date, dictionary, lines, number, person, reference, text } from '../../../kinds/index.ts'
import { describedViews, viewProblems } from './described-list-views.ts'

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

const berth: AnyDocument = document({
  module: 'sea',
  name: 'berth',
  code: 'bw',
  scope: 'everyone',
  title: 'name',
  fields: {
    name: text({}),
    lat: latitude({ with: 'lng' }),
    lng: longitude({ with: 'lat' }),
    state: dictionary({ group: 'jobState' }),
    from: date({}),
    to: date({}),
    done: number({}),
    waits: lines({ fields: { berth: reference({ to: 'sea.berth' }), gap: number({}), other: text({}) } }),
    track: lines({ fields: { lat: latitude({ with: 'lng' }), lng: longitude({ with: 'lat' }) } }),
  },
  form: [],
  lists: {
    main: {
      columns: ['name'],
      search: [],
      sort: [],
      views: {
        map: { lat: 'lat', lng: 'lng', colour: 'state', way: { lines: 'track', lat: 'lat', lng: 'lng' } },
        gantt: {
          from: 'from',
          to: 'to',
          progress: 'done',
          baseline: { from: 'from', to: 'to' },
          after: { lines: 'waits', task: 'berth', lag: 'gap' },
        },
      },
    },
  },
})
const list = berth.lists['main'] as List // it stands above
const { map, gantt } = list.views ?? {}
const mapped = (view: object) => ({
  ...berth,
  lists: { main: { ...list, views: { map: { ...map, ...view } as MapView } } },
})
const planned = (view: object) => ({
  ...berth,
  lists: { main: { ...list, views: { gantt: { ...gantt, ...view } as GanttView } } },
})

test('a map is cut to what its reader knows, and is none without both degrees', () => {
  const seen = (...names: string[]) => describedViews(berth, { map }, new Set(names)).views?.map
  expect(seen('lat', 'lng', 'state', 'track')).toEqual(map)
  expect(seen('lat', 'lng')).toEqual({ lat: 'lat', lng: 'lng' })
  expect(seen('lat', 'state')).toBeUndefined()
})

test('a map takes degrees that are checked as such, a code for its colour, and places for its ways', () => {
  expect(viewProblems(mapped({}))).toEqual([])
  expect(viewProblems(mapped({ lat: 'lng' }))).toEqual(['list main: its map takes lng for a latitude, which is none'])
  expect(viewProblems(mapped({ lng: 'done' }))).toHaveLength(1)
  expect(viewProblems(mapped({ colour: 'name' }))).toHaveLength(1)
  expect(viewProblems(mapped({ way: { lines: 'name', lat: 'lat', lng: 'lng' } }))).toHaveLength(1)
  expect(viewProblems(mapped({ way: { lines: 'waits', lat: 'gap', lng: 'gap' } }))).toHaveLength(2)
})

test('a Gantt chart is cut to what its reader knows and may do, and is none without both days', () => {
  const moving = { ...gantt, move: 'shift' } as GanttView
  const seen = (names: readonly string[], verbs: readonly string[] = []) =>
    describedViews(berth, { gantt: moving }, new Set(names), new Set(verbs)).views?.gantt
  expect(seen(['from', 'to', 'done', 'waits'], ['shift'])).toEqual(moving)
  expect(seen(['from', 'to'])).toEqual({ from: 'from', to: 'to', baseline: { from: 'from', to: 'to' } })
  expect(seen(['from', 'done'])).toBeUndefined()
})

test('a Gantt chart takes days, a number, its own records to wait for, and a verb that asks for its days', () => {
  expect(viewProblems(planned({}))).toEqual([])
  expect(viewProblems(planned({ to: 'done' }))).toEqual(['list main: its bars end at done, which is no day'])
  expect(viewProblems(planned({ baseline: { from: 'name', to: 'to' } }))).toHaveLength(1)
  expect(viewProblems(planned({ progress: 'name' }))).toHaveLength(1)
  expect(viewProblems(planned({ after: { lines: 'track', task: 'lat' } }))).toHaveLength(1)
  expect(viewProblems(planned({ after: { lines: 'name', task: 'berth' } }))).toHaveLength(1)
  expect(viewProblems(planned({ after: { lines: 'waits', task: 'berth', type: 'other', lag: 'other' } }))).toHaveLength(
    2,
  )
  expect(viewProblems(planned({ move: 'shift' }))).toHaveLength(2)
})

test('two lists of a document say alike what its records wait for', () => {
  const other = {
    ...list,
    views: { gantt: { ...gantt, after: { lines: 'waits', task: 'berth' } } as GanttView },
  }
  const twice = { ...berth, lists: { ...berth.lists, other } }
  expect(viewProblems(twice)).toEqual(['list other: another list says otherwise what is waited for'])
})
