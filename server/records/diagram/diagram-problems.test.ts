import { expect, test } from 'vitest'
import { type Diagram, diagram } from '../../../core/description/diagram.ts'
import { document } from '../../../core/description/document.ts'
import { series } from '../../../core/description/time-series.ts'
import { dictionary, text, yesNo } from '../../../kinds/index.ts'
import { diagramProblems } from './diagram-problems.ts'

const label = { zh: '', ru: '', en: '' }
const plant = document({
  module: 'plant',
  name: 'plant',
  code: 'dc',
  scope: 'plant',
  title: 'no',
  fields: { no: text({ unique: true }), name: text({}), state: dictionary({ group: 'state' }), inUse: yesNo({}) },
  form: [],
  lists: {},
})
const reading = series(plant, {
  name: 'reading',
  label,
  needs: 'dc-ck',
  code: 'no',
  inUse: 'inUse',
  every: '15m',
  gapAfter: '30m',
  silentAfter: '1d',
  fields: { power: { sort: 'gauge', label, unit: label, digits: 1, from: '0', to: '9' } },
  keep: { raw: '1y', hour: '1y', day: '1y', month: '1y' },
})
const state = { field: 'state', on: ['1'], off: ['0'] }
const flag = { field: 'state', codes: ['2'] }
const good = diagram(plant, {
  name: 'wiring',
  label,
  needs: 'dc-ck',
  code: 'no',
  series: 'plant.reading',
  devices: { of: 'plant.plant', code: 'no', state, alarmed: flag, stale: flag },
  symbols: {
    grid: { sort: 'grid', x: 0, y: 0, label },
    q: { sort: 'breaker', x: 0, y: 4, label, device: '{code}' },
    bus: { sort: 'bus', x: 0, y: 8, length: 4, label },
    load: { sort: 'load', x: 0, y: 10, label, key: '{code}', points: [{ field: 'power', low: '1', high: '8' }] },
  },
  lines: {
    power: [
      ['grid.b', 'q.a'],
      ['q.b', 'bus.1'],
      ['bus.1', 'load.a'],
    ],
  },
})
const { grid, q, bus, load } = good.symbols

const problems = (more: Partial<Diagram>) =>
  diagramProblems({ ...good, ...more }, new Map([['plant.plant', { doc: plant }]]), [reading]).map((problem) =>
    problem.replace('the diagram plant.wiring ', ''),
  )
const withSymbol = (symbol: object) =>
  problems({ symbols: { ...good.symbols, extra: { ...grid, x: 9, ...symbol } as never } })

test('a diagram that can be drawn has no problems', () => {
  expect(problems({})).toEqual([])
})

test('a symbol of no sort, a line to no terminal and two on one place are named', () => {
  expect(withSymbol({ sort: 'windmill' })).toEqual([
    'has a symbol extra that is a windmill, which is no sort of symbol',
  ])
  expect(problems({ lines: { power: [['grid.b', 'q.c']] } })).toEqual(['has a line to q.c, where there is no terminal'])
  expect(problems({ lines: { hot: [['bus.5', 'none.a']] } })).toEqual([
    'has a line to bus.5, where there is no terminal',
    'has a line to none.a, where there is no terminal',
  ])
  expect(withSymbol({ x: 1, y: 5 })).toEqual(['draws q and extra on one place'])
  expect(withSymbol({ x: 2, y: 4 }), 'side by side').toEqual([])
})

test('readings of a series or a field that is not there, and of nothing, are named', () => {
  expect(problems({ series: 'plant.none' })).toEqual(['reads plant.none, which is no series'])
  expect(withSymbol({ key: '{code}', points: [{ field: 'voltage' }] })).toEqual([
    'has a symbol extra that shows voltage, which is not read',
  ])
  expect(withSymbol({ points: [{ field: 'power' }] })).toEqual([
    'has a symbol extra that shows readings and does not say of what',
  ])
  expect(withSymbol({ key: '{code}' })).toEqual(['has a symbol extra that says what is read and shows nothing of it'])
  expect(withSymbol({ key: '{code}', series: 'plant.none', points: [{ field: 'power' }] })).toEqual([
    'reads plant.none, which is no series',
  ])
  expect(withSymbol({ series: 'plant.reading' })).toEqual([
    'has a symbol extra that names a series and is read in none',
  ])
  const limited = (limits: object) => withSymbol({ key: '{code}', points: [{ field: 'power', ...limits }] })
  expect(limited({ high: 'much' })).toEqual(['has a symbol extra that limits power by no number'])
  expect(limited({ low: '3', high: '3' })).toEqual(['has a symbol extra that limits power to nothing'])
})

test('two series whose values have one name are not told apart', () => {
  const other = { ...reading, name: 'other' }
  const extra = { ...grid, sort: 'load', x: 9, key: '{code}', series: 'plant.other', points: [{ field: 'power' }] }
  const one = { ...good, symbols: { ...good.symbols, extra: extra as never } }
  expect(diagramProblems(one, new Map([['plant.plant', { doc: plant }]]), [reading, other])).toEqual([
    'the diagram plant.wiring reads power in two series',
  ])
})

test('a switch that nothing tells of, a state of what is none, and a wrong length are named', () => {
  expect(withSymbol({ sort: 'breaker' })).toEqual([
    'has a symbol extra that switches, and nothing tells whether it is on',
  ])
  expect(withSymbol({ key: '{code}', on: 'power' })).toEqual([
    'has a symbol extra that is on and off without being a switch',
  ])
  expect(withSymbol({ length: 3 })).toEqual(['has a symbol extra that has a length, or lacks it'])
  expect(withSymbol({ sort: 'bus' })).toEqual(['has a symbol extra that has a length, or lacks it'])
  expect(withSymbol({ sort: 'bus', length: 0.5 })).toEqual(['has a symbol extra that has no length'])
})

test('documents and fields that are not there are named', () => {
  expect(problems({ of: 'plant.none' })).toEqual(['is of plant.none, which is no document'])
  expect(problems({ code: 'name' })).toEqual(['calls records by name, which is not unique in plant.plant'])
  expect(problems({ where: { field: 'kind', codes: ['1'] } })).toEqual([
    'asks for kind, which plant.plant does not have',
  ])
  const devices = (more: object) =>
    problems({ devices: { of: 'plant.plant', code: 'no', state, alarmed: flag, stale: flag, ...more } })
  expect(devices({ of: 'plant.none' })).toEqual(['stands for plant.none, which is no document'])
  expect(devices({ code: 'name' })).toEqual(['calls devices by name, which is not unique in plant.plant'])
  expect(devices({ stale: { field: 'age', codes: [] } })).toEqual([
    'asks a device for age, which plant.plant does not have',
  ])
  expect(devices({ state: { field: 'state', on: ['1'], off: ['1'] } })).toEqual(['holds 1 for on and off'])
  const { devices: none, ...bare } = good
  expect(none).toBeDefined()
  expect(diagramProblems(bare, new Map([['plant.plant', { doc: plant }]]), [reading])).toEqual([
    'the diagram plant.wiring has a symbol q that stands for a device, and there are none',
    'the diagram plant.wiring has a symbol q that switches, and nothing tells whether it is on',
  ])
  expect([q, bus, load].every((one) => one !== undefined)).toBe(true)
})
