import { expect, test } from 'vitest'
import type { SymbolSort } from './diagram-symbols.ts'
import type { DiagramSymbol } from './diagram.ts'
import { liveOfSymbol, liveParts, type OnOff } from './live-diagram-parts.ts'

const label = { zh: '', ru: '', en: '' }
const symbols = (sorts: Readonly<Record<string, SymbolSort>>): Readonly<Record<string, DiagramSymbol>> =>
  Object.fromEntries(
    Object.entries(sorts).map(([name, sort], at) => [name, { sort, x: at * 4, y: 0, label, length: 2 }]),
  )

type Lines = readonly (readonly [string, string])[]

/** Each symbol by what it is as a whole. */
function liveOf(sorts: Readonly<Record<string, SymbolSort>>, power: Lines, states: Readonly<Record<string, OnOff>>) {
  const drawn = { symbols: symbols(sorts), lines: { power } }
  const parts = liveParts(drawn, new Map(Object.entries(states)))
  return Object.fromEntries(
    Object.keys(sorts).map((name) => {
      const ends = [...parts.keys()].filter((one) => one.startsWith(`${name}.`)).map((one) => one.split('.')[1] ?? '')
      return [name, liveOfSymbol(parts, name, ends)]
    }),
  )
}

const feeder = { grid: 'grid', q: 'breaker', bus: 'bus', load: 'load' } as const
const feederLines: Lines = [
  ['grid.b', 'q.a'],
  ['q.b', 'bus.0'],
  ['bus.2', 'load.a'],
]

test('what lies behind a closed breaker is live, behind an open one dead, behind one nobody knows of stale', () => {
  expect(liveOf(feeder, feederLines, { q: 'on' })).toEqual({ grid: 'live', q: 'live', bus: 'live', load: 'live' })
  expect(liveOf(feeder, feederLines, { q: 'off' })).toEqual({ grid: 'live', q: 'live', bus: 'dead', load: 'dead' })
  expect(liveOf(feeder, feederLines, { q: null })).toEqual({ grid: 'live', q: 'live', bus: 'stale', load: 'stale' })
  expect(liveOf(feeder, feederLines, {}), 'a breaker that was never read').toMatchObject({ bus: 'stale' })
})

test('a ring stays live by its other side, and an unknown switch in it changes nothing', () => {
  const ring = { grid: 'grid', left: 'breaker', right: 'breaker', load: 'load' } as const
  const lines: Lines = [
    ['grid.b', 'left.a'],
    ['grid.b', 'right.a'],
    ['left.b', 'load.a'],
    ['right.b', 'load.a'],
  ]
  expect(liveOf(ring, lines, { left: 'on', right: 'on' })).toMatchObject({ load: 'live' })
  expect(liveOf(ring, lines, { left: 'off', right: 'on' })).toMatchObject({ load: 'live' })
  expect(liveOf(ring, lines, { left: null, right: 'on' })).toMatchObject({ load: 'live' })
  expect(liveOf(ring, lines, { left: 'off', right: null })).toMatchObject({ load: 'stale' })
  expect(liveOf(ring, lines, { left: 'off', right: 'off' })).toMatchObject({ load: 'dead' })
})

test('an island is dead until a generator of its own runs, and that one does not feed through an open breaker', () => {
  const island = { grid: 'grid', tie: 'breaker', bus: 'bus', own: 'generator' } as const
  const lines: Lines = [
    ['grid.b', 'tie.a'],
    ['tie.b', 'bus.0'],
    ['own.a', 'bus.1'],
  ]
  expect(liveOf(island, lines, { tie: 'off', own: 'off' })).toMatchObject({ bus: 'dead', own: 'dead' })
  expect(liveOf(island, lines, { tie: 'off', own: 'on' })).toMatchObject({ bus: 'live', own: 'live' })
  expect(liveOf(island, lines, { tie: 'off', own: null })).toMatchObject({ bus: 'stale' })
  const drawn = { symbols: symbols({ far: 'load', q: 'breaker', own: 'generator' }), lines: { power: lines.slice(3) } }
  expect(liveParts(drawn, new Map([['own', 'on']])).get('far.a')).toBe('dead')
})

test('a pump that stands lets nothing by, and the circuits of an exchanger do not mix', () => {
  const heat = { net: 'network', x: 'exchanger', pump: 'pump', load: 'load' } as const
  const lines: Lines = [
    ['net.a', 'x.a'],
    ['x.b', 'net.b'],
    ['x.c', 'load.a'],
    ['load.b', 'pump.a'],
    ['pump.b', 'x.d'],
  ]
  const parts = (pump: OnOff) => liveParts({ symbols: symbols(heat), lines: { hot: lines } }, new Map([['pump', pump]]))
  expect(parts('off').get('net.b')).toBe('live')
  expect(parts('off').get('load.a')).toBe('dead')
  expect(parts('on').get('load.a')).toBe('live')
  expect(parts(null).get('load.a')).toBe('stale')
})

test('a drawing of many symbols in rings is worked out at once', () => {
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`q${at}`, 'breaker' as const]))
  const lines: Lines = Array.from({ length: 300 }, (_, at) => [`q${at}.b`, `q${(at + 1) % 300}.a`])
  const states = Object.fromEntries(Object.keys(many).map((name) => [name, 'on' as const]))
  const live = liveOf({ grid: 'grid', ...many }, [...lines, ['grid.b', 'q7.a']], states)
  expect(new Set(Object.values(live))).toEqual(new Set(['live']))
})
