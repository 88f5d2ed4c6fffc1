import { expect, test } from 'vitest'
import type { Json } from '../../../core/values/json.ts'
import { laytimeSheet } from './laytime-sheet.ts'

type Values = Readonly<Record<string, Json>>
type Fact = readonly [moment: string, event: string, pct?: string]

const facts = (callNo: string, ...given: readonly Fact[]) =>
  given.map(([moment, event, pct]) => ({
    callNo,
    day: moment.slice(0, 10),
    clock: moment.slice(11),
    event,
    pct: pct ?? null,
  }))

const call = (more: Values = {}) => ({
  no: '1',
  zone: 'Asia/Shanghai',
  hours: null,
  qty: null,
  rate: null,
  turn: '0',
  wibon: '1',
  noticeFrom: null,
  noticeTo: null,
  ...more,
})

const charter = (more: Values) => ({
  term: 'shinc',
  weather: '1',
  early: 'none',
  restFrom: '12:00',
  restTo: '08:00',
  reversible: '0',
  despatchBase: 'working',
  demurrageRate: '15000',
  despatchPct: '50',
  daysOff: [],
  ...more,
})

const loading = {
  calls: [call({ qty: '52000', rate: '10000', turn: '12' })],
  facts: facts(
    '1',
    ['2025-04-07 08:00', 'nor'],
    ['2025-04-08 06:00', 'st'],
    ['2025-04-09 02:00', 'rain'],
    ['2025-04-09 08:00', 'st'],
    ['2025-04-11 21:00', 'rain'],
    ['2025-04-12 00:00', 'st'],
    ['2025-04-13 14:00', 'fin'],
  ),
}

const overEaster = {
  term: 'shex',
  calls: [call({ hours: '76.8' })],
  facts: facts(
    '1',
    ['2025-04-17 15:00', 'nor'],
    ['2025-04-17 16:00', 'st'],
    ['2025-04-18 03:00', 'rain'],
    ['2025-04-18 05:00', 'st'],
    ['2025-04-22 18:00', 'rain'],
    ['2025-04-23 00:00', 'st'],
    ['2025-04-23 17:00', 'fin'],
  ),
}

const results = (more: Values) => laytimeSheet(charter(more)).results
const working = (more: Values) => laytimeSheet(charter(more)).working

test('T-LAY-01: rain before the allowance is used up does not count, and what is over is paid by the day', () => {
  expect(results(loading)).toEqual({
    allowedHours: '124.8000',
    usedHours: '129.0000',
    overHours: '4.2000',
    savedHours: '0.0000',
    demurrage: '2625.00',
    despatch: '0.00',
    net: '2625.00',
  })
  const out = working(loading).find(({ left }) => left === '0.0000')
  expect([out?.day, out?.to], 'when the allowance ran out').toEqual(['2025-04-13', '09:48'])
  expect(working(loading).at(-1)).toMatchObject({ rule: 'demurrage', counted: '4.2000', left: '-4.2000' })
})

test('T-LAY-02: a weekend by SHEX is left out, and once on demurrage rain counts', () => {
  expect(results(overEaster)).toMatchObject({ overHours: '23.2000', demurrage: '14500.00' })
  expect(working(overEaster).find(({ left }) => left === '0.0000')).toMatchObject({ day: '2025-04-22', to: '17:48' })
  const later = { ...overEaster, calls: [call({ hours: '80' })] }
  expect(results(later)).toMatchObject({ overHours: '14.0000', demurrage: '8750.00' })
  expect(working(later).find(({ left }) => left === '0.0000')).toMatchObject({ day: '2025-04-23', to: '03:00' })
})

const both = {
  calls: [call({ qty: '52000', rate: '10000', turn: '12' }), call({ no: '2', hours: '156' })],
  facts: [...loading.facts, ...facts('2', ['2025-04-20 00:00', 'nor'], ['2025-04-25 00:00', 'fin'])],
}

test('T-LAY-03: ports reckoned apart net their money, reversible ports share one allowance', () => {
  expect(results(both)).toMatchObject({ demurrage: '2625.00', despatch: '11250.00', net: '-8625.00' })
  expect(results({ ...both, reversible: '1' })).toMatchObject({
    allowedHours: '280.8000',
    usedHours: '249.0000',
    savedHours: '31.8000',
    net: '-9937.50',
  })
})

test('a second port of a reversible charter that is begun on demurrage has no turn time and no weekend', () => {
  const late = {
    ...both,
    term: 'shex',
    reversible: '1',
    calls: [call({ hours: '10' }), call({ no: '2', hours: '10', turn: '12' })],
  }
  const second = working(late).filter(({ callNo }) => callNo === '2')
  expect(new Set(second.map(({ rule }) => rule))).toEqual(new Set(['demurrage']))
})

// From Friday noon to Tuesday noon there are 96 hours; Sunday leaves 44 out, Friday from Thursday noon 20 of them.
const longWeekend = {
  calls: [call({ hours: '200' })],
  facts: facts('1', ['2025-04-11 12:00', 'nor'], ['2025-04-11 12:00', 'st'], ['2025-04-15 12:00', 'fin']),
}

test.each([
  ['shinc', '96.0000'],
  ['fhinc', '96.0000'],
  ['shex', '52.0000'],
  ['shexuu', '96.0000'],
  ['fhex', '76.0000'],
])('by %s a weekend that was worked counts %s hours', (term, used) => {
  expect(results({ ...longWeekend, term }).usedHours).toBe(used)
})

test('unless used, a weekend counts for the hours that were worked alone', () => {
  const rested = [...longWeekend.facts, ...facts('1', ['2025-04-12 18:00', 'eqp'], ['2025-04-14 08:00', 'st'])]
  expect(results({ ...longWeekend, term: 'shexuu', facts: rested }).usedHours).toBe('58.0000')
})

test('by the custom of the port no time is reckoned and nothing is owed', () => {
  expect(results({ ...longWeekend, term: 'cqd' })).toMatchObject({
    allowedHours: null,
    usedHours: '96.0000',
    net: '0.00',
  })
})

test('a holiday is left out to the hour after it, half a day from its noon, and only at the port that keeps it', () => {
  const off = (half: string, callNo: string | null = null) => [{ callNo, day: '2025-04-15', half }]
  const week = {
    term: 'shex',
    calls: [call({ hours: '200' })],
    facts: facts('1', ['2025-04-14 12:00', 'nor'], ['2025-04-17 12:00', 'fin']),
  }
  const used = (daysOff: Json) => results({ ...week, daysOff }).usedHours
  expect([used([]), used(off('0')), used(off('1')), used(off('0', '2'))]).toEqual([
    '72.0000',
    '40.0000',
    '60.0000',
    '72.0000',
  ])
})

test('time lost by the vessel never counts, shifting and rain only once the allowance is used up', () => {
  const stopped = (event: string, hours: string) =>
    results({
      calls: [call({ hours })],
      facts: facts(
        '1',
        ['2025-04-14 00:00', 'nor'],
        ['2025-04-14 10:00', event],
        ['2025-04-14 15:00', 'st'],
        ['2025-04-15 00:00', 'fin'],
      ),
    }).usedHours
  expect(['eqs', 'shift', 'rain', 'eqp'].map((event) => stopped(event, '100'))).toEqual([
    '19.0000',
    '19.0000',
    '19.0000',
    '24.0000',
  ])
  expect(['eqs', 'shift', 'rain'].map((event) => stopped(event, '5'))).toEqual(['19.0000', '24.0000', '24.0000'])
})

test('without weather working days rain counts, and what both sides agreed on counts as agreed', () => {
  expect(results({ ...loading, weather: '0' }).usedHours).toBe('138.0000')
  const half = loading.facts.map((fact) => (fact.event === 'rain' ? { ...fact, pct: '50' } : fact))
  expect(results({ ...loading, facts: half }).usedHours).toBe('133.5000')
})

test('work before the turn time is over counts as the charter party says', () => {
  const soon = {
    calls: [call({ hours: '200', turn: '12' })],
    facts: facts(
      '1',
      ['2025-04-14 08:00', 'nor'],
      ['2025-04-14 12:00', 'st'],
      ['2025-04-14 14:00', 'rain'],
      ['2025-04-14 16:00', 'st'],
      ['2025-04-15 20:00', 'fin'],
    ),
  }
  expect(['none', 'start', 'used'].map((early) => results({ ...soon, early }).usedHours)).toEqual([
    '24.0000',
    '30.0000',
    '30.0000',
  ])
  expect(working({ ...soon, early: 'used' }).filter(({ rule }) => rule === 'early').length).toBe(2)
  expect(working({ ...soon, early: 'start' }).filter(({ rule }) => rule === 'rain').length).toBe(1)
})

test('a notice is taken in the hours of the office on a worked day, and alongside where it must be', () => {
  const at = (moment: string, more: Values = {}, term = 'shex') =>
    working({
      term,
      calls: [call({ hours: '500', noticeFrom: '09:00', noticeTo: '17:00', ...more })],
      facts: facts('1', [moment, 'nor'], ['2025-04-15 10:00', 'ber'], ['2025-04-18 00:00', 'fin']),
    }).find(({ rule }) => rule === 'counts')
  expect(at('2025-04-11 10:00')).toMatchObject({ day: '2025-04-11', from: '10:00' })
  expect(at('2025-04-11 18:00'), 'Friday evening').toMatchObject({ day: '2025-04-12', from: '09:00' })
  expect(at('2025-04-12 18:00'), 'Saturday evening').toMatchObject({ day: '2025-04-14', from: '09:00' })
  expect(at('2025-04-11 10:00', { wibon: '0' })).toMatchObject({ day: '2025-04-15', from: '10:00' })
})

test('a holiday of the statement of facts is left out where holidays are, and counts where they do', () => {
  const stopped = facts(
    '1',
    ['2025-04-14 08:00', 'nor'],
    ['2025-04-15 00:00', 'hol'],
    ['2025-04-16 00:00', 'st'],
    ['2025-04-17 00:00', 'fin'],
  )
  const used = (term: string) => results({ term, calls: [call({ hours: '500' })], facts: stopped }).usedHours
  expect([used('shex'), used('shinc')]).toEqual(['40.0000', '64.0000'])
})

test('all time saved runs over the weekend to the hour at which the allowance would have been used up', () => {
  const quick = {
    term: 'shex',
    calls: [call({ hours: '72' })],
    facts: facts('1', ['2025-04-10 00:00', 'nor'], ['2025-04-11 00:00', 'fin']),
  }
  expect(results(quick)).toMatchObject({ savedHours: '48.0000', despatch: '15000.00' })
  expect(results({ ...quick, despatchBase: 'all' })).toMatchObject({ savedHours: '92.0000', despatch: '28750.00' })
})

test('a port is reckoned by its own clocks', () => {
  const there = { ...overEaster, calls: [call({ hours: '76.8', zone: 'Asia/Vladivostok' })] }
  expect(working(there)).toEqual(working(overEaster))
  const apart = {
    calls: [call({ hours: '500', zone: 'Europe/Amsterdam' })],
    facts: facts('1', ['2025-03-29 12:00', 'nor'], ['2025-03-30 12:00', 'fin']),
  }
  expect(results(apart).usedHours, 'the night on which clocks go forward').toBe('23.0000')
})

test('the stretches follow one another without a gap, and what they count is what was used', () => {
  for (const given of [loading, overEaster, both, longWeekend]) {
    const lines = working(given)
    for (const [at, line] of lines.entries()) {
      const next = lines[at + 1]
      if (next === undefined || next.callNo !== line.callNo) continue
      expect(line.to === '24:00' ? '00:00' : line.to).toBe(next.from)
    }
    const total = lines.reduce((sum, { counted }) => sum + Number(counted), 0)
    expect(total.toFixed(4)).toBe(results(given).usedHours)
  }
})

test.each<readonly [string, Values]>([
  ['Enter at least one port', { calls: [], facts: [] }],
  ['Port {no} has no time zone', { ...loading, calls: [call({ zone: 'Asia/Nowhere' })] }],
  ['Port {no} has no time allowed: enter cargo and rate, or fixed hours', { ...loading, calls: [call()] }],
  [
    'The statement of facts of port {no} has no notice of readiness',
    { ...loading, facts: facts('1', ['2025-04-13 14:00', 'fin']) },
  ],
  [
    'The statement of facts of port {no} has no completion',
    { ...loading, facts: facts('1', ['2025-04-07 08:00', 'nor']) },
  ],
  [
    'At port {no} work ends before the notice of readiness',
    { ...loading, facts: facts('1', ['2025-04-07 08:00', 'nor'], ['2025-04-07 07:00', 'fin']) },
  ],
  [
    'At port {no} more than a year lies between notice and completion: check the days',
    { ...loading, facts: facts('1', ['2025-04-07 08:00', 'nor'], ['2205-04-13 14:00', 'fin']) },
  ],
])('it is said what lacks: %s', (said, given) => {
  const { lacks, results: figures, working: lines } = laytimeSheet(charter(given))
  expect(lacks.map(({ words }) => words.en)).toContain(said)
  expect([Object.values(figures).every((figure) => figure === null), lines]).toEqual([true, []])
})
