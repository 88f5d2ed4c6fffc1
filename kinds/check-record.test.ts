import { expect, test } from 'vitest'
import type { Json } from '../core/values/json.ts'
import { checkRecord, initialRecord, type RecordContext } from './check-record.ts'
import { expressionProblems } from './compiled-record-fields.ts'
import { autoNumber, date, dictionary, lines, money, number, person, quantity, rate, text, yesNo } from './index.ts'

const me = '01920000-0000-7000-8000-000000000001'
const asker: RecordContext = { today: '2026-11-21', me }

const order = {
  orderNo: autoNumber({ required: true }),
  title: text({ required: true, max: 20 }),
  kind: dictionary({ group: 'orderKind', required: true, initial: 'home' }),
  foreign: yesNo(),
  currency: dictionary({ group: 'currency', initial: 'CNY', readonly: "foreign != '1'" }),
  fxRate: rate({ visible: "foreign == '1'", required: "currency != 'CNY'", initial: '7.1' }),
  due: date({ notBefore: 'today()', notAfter: 'addDays(today(), 365)' }),
  buyer: person({ required: true, initial: { expression: 'me' } }),
  state: dictionary({ group: 'orderState', readonly: true, initial: 'new', required: true }),
  items: lines({
    min: 1,
    fields: {
      goods: text({ required: true }),
      qty: quantity({ required: true }),
      price: money({ digits: 2, required: "kind == 'home'" }),
      amount: money({ digits: 2, calc: 'qty * price' }),
      checked: yesNo({ readonly: true }),
    },
  }),
  fee: money({ digits: 2 }),
  total: money({ digits: 2, calc: 'sum(items, "amount") + orZero(fee)' }),
  totalCny: money({ digits: 2, calc: 'round(total * orZero(fxRate), 2)', visible: "foreign == '1'" }),
  discount: number({ digits: 2, max: '100' }),
}

const good = {
  title: ' Coal ',
  kind: 'home',
  items: [{ goods: 'coal', qty: '1,000.5', price: '3.335' }],
}

test('WID-00 what is required and empty asks to be filled, chosen or listed, and nothing else does', () => {
  const { errors } = checkRecord(order, { title: '  ', kind: null, items: [], buyer: '' }, asker)
  expect({ ...errors }).toEqual({
    title: { code: 'kind.fill' },
    kind: { code: 'kind.choose' },
    buyer: { code: 'kind.choose' },
    items: { code: 'lines.none' },
  })
})

test('values are normalised, computed and rounded the same way on both sides', () => {
  const { values, errors } = checkRecord(
    order,
    {
      ...good,
      items: [
        { goods: 'coal', qty: '1,000.5', price: '3.33' },
        { goods: 'ore', qty: '3', price: '0.335' },
      ],
      fee: 1,
    },
    asker,
  )
  expect({ ...errors }).toEqual({ 'items.1.price': { code: 'number.digits', params: { digits: 2 } } })
  const second = checkRecord(
    order,
    {
      ...good,
      items: [
        { goods: 'coal', qty: '1,000.5', price: '3.33' },
        { id: 'b', goods: 'ore', qty: '3', price: '0.01' },
      ],
      fee: 1,
    },
    asker,
  )
  expect({ ...second.errors }).toEqual({})
  expect(second.values).toMatchObject({
    orderNo: null,
    title: 'Coal',
    foreign: '0',
    currency: 'CNY',
    fxRate: null,
    buyer: me,
    state: 'new',
    fee: '1.00',
    total: '3332.70',
    totalCny: null,
    items: [
      { id: null, goods: 'coal', qty: '1000.500', price: '3.33', amount: '3331.67', checked: '0' },
      { id: 'b', qty: '3.000', amount: '0.03' },
    ],
  })
  expect(values.foreign).toBe('0')
})

test('a hidden field is neither required nor kept, and counts as empty for what is computed', () => {
  const abroad = { ...good, items: [{ goods: 'coal', qty: '2', price: '10' }], foreign: '1', currency: 'USD' }
  expect(checkRecord(order, { ...abroad, fxRate: '7.2' }, asker).values).toMatchObject({
    fxRate: '7.2000',
    totalCny: '144.00',
  })
  expect({ ...checkRecord(order, { ...abroad, fxRate: null }, asker).errors }).toEqual({
    fxRate: { code: 'kind.fill' },
  })
  const home = checkRecord(order, { ...abroad, foreign: '0', fxRate: 'nonsense' }, asker)
  expect({ ...home.errors }).toEqual({})
  expect(home.values).toMatchObject({ fxRate: null, totalCny: null, currency: 'CNY' })
})

test('what a person may not write keeps its value, whatever he sends', () => {
  const before = {
    ...checkRecord(order, good, asker).values,
    orderNo: 'A-1',
    state: 'open',
    items: [{ id: 'a', goods: 'coal', qty: '1.000', price: '1.00', amount: '1.00', checked: '1' }],
  }
  const forged = {
    orderNo: 'X',
    state: 'paid',
    total: '0',
    title: 'new',
    discount: '5',
    items: [{ id: 'a', goods: 'coal', qty: '2', price: '1', amount: '99', checked: '0' }],
  }
  const { values, errors } = checkRecord(order, forged, { ...asker, before, writable: (name) => name !== 'discount' })
  expect({ ...errors }).toEqual({})
  expect(values).toMatchObject({
    orderNo: 'A-1',
    state: 'open',
    title: 'new',
    discount: null,
    total: '2.00',
    items: [{ id: 'a', amount: '2.00', checked: '1' }],
  })
  const trusted = checkRecord(order, forged, {
    ...asker,
    before,
    trusted: new Set(['state', 'orderNo', 'items.checked']),
  })
  expect(trusted.values).toMatchObject({ orderNo: 'X', state: 'paid', total: '2.00', items: [{ checked: '0' }] })
})

test('what is not given keeps the stored value, and null empties it', () => {
  const before = {
    ...checkRecord(order, { ...good, items: [{ goods: 'coal', qty: '1', price: '1' }], fee: '5' }, asker).values,
  }
  expect(checkRecord(order, {}, { ...asker, before }).values).toEqual(before)
  expect(checkRecord(order, { fee: null }, { ...asker, before }).values.fee).toBe(null)
})

test('a day beyond its limits says which', () => {
  const day = (due: Json): unknown =>
    checkRecord(order, { ...good, items: [{ goods: 'c', qty: '1', price: '1' }], due }, asker).errors.due
  expect(day('2026-11-20')).toEqual({ code: 'kind.before', params: { limit: '2026-11-21' } })
  expect(day('2027-11-22')).toEqual({ code: 'kind.after', params: { limit: '2027-11-21' } })
  expect([day('2026-11-21'), day(null)]).toEqual([undefined, undefined])
})

test('lines name the line and column that is wrong, and may read the record around them', () => {
  const { errors } = checkRecord(
    order,
    {
      title: 'a',
      items: [
        { goods: 'c', qty: '1', price: '1' },
        { qty: 'x', price: null },
        { goods: 'c', qty: null, price: '1' },
      ],
    },
    asker,
  )
  expect({ ...errors }).toEqual({
    'items.1.goods': { code: 'kind.fill' },
    'items.1.qty': { code: 'number.notNumber' },
    'items.1.price': { code: 'kind.fill' },
    'items.2.qty': { code: 'kind.fill' },
  })
  expect({
    ...checkRecord(order, { title: 'a', kind: 'other', items: [{ goods: 'c', qty: '1' }] }, asker).errors,
  }).toEqual({})
  expect({ ...checkRecord(order, { title: 'a', items: 'no' }, asker).errors }).toEqual({
    items: { code: 'kind.wrongType' },
  })
})

test('names nobody described are refused, names every record has are passed over', () => {
  const given = JSON.parse(
    '{"title":"a","hack":1,"__proto__":{"polluted":true},"id":"1","ver":3,"createBy":"x","approvalStatus":"2"}',
  )
  const { values, errors } = checkRecord(order, given, asker)
  expect(Object.keys(errors).toSorted()).toEqual(['__proto__', 'hack', 'items'])
  expect(Object.keys(values).toSorted()).toEqual(Object.keys(order).toSorted())
  expect(Reflect.get({}, 'polluted')).toBe(undefined)
})

test('a new form begins with what the description says', () => {
  expect(initialRecord(order, asker)).toMatchObject({
    kind: 'home',
    currency: 'CNY',
    fxRate: '7.1000',
    buyer: me,
    state: 'new',
    foreign: '0',
    items: [],
    total: '0.00',
    title: null,
  })
})

test('checking twice changes nothing', () => {
  const once = checkRecord(
    order,
    {
      ...good,
      items: [{ goods: 'coal', qty: '1.5', price: '2' }],
      foreign: true,
      currency: 'USD',
      fxRate: '7',
      due: Date.UTC(2026, 11, 1, 3),
    },
    asker,
  )
  expect({ ...once.errors }).toEqual({})
  expect(once.values.due).toBe('2026-12-01')
  expect(checkRecord(order, once.values, asker)).toEqual(once)
})

test('mistakes in expressions are found when a description is read', () => {
  expect(expressionProblems(order)).toEqual([])
  const wrong = {
    a: money({ calc: 'b + 1' }),
    b: money({ calc: 'a + 1' }),
    c: text({ required: 'a + 1' }),
    d: lines({ fields: { e: text({ visible: 'nope' }) } }),
  }
  expect(expressionProblems(wrong)).toEqual([
    'c.required: answers a decimal, not a flag',
    'a, b.calc: they need one another',
    'd.e.visible: Unknown variable: nope',
  ])
  expect(() => checkRecord(wrong, {}, asker)).toThrow(/they need one another/)
})

test('two thousand lines are checked in a moment', () => {
  const items = Array.from({ length: 2000 }, (_, at) => ({ id: String(at), goods: 'coal', qty: '1.5', price: '2.25' }))
  const begun = performance.now()
  const { values } = checkRecord(order, { ...good, items }, asker)
  expect(performance.now() - begun).toBeLessThan(3000)
  expect(values.total).toBe('6760.00')
})

test('the lines of a table share what their formulas may take, and the field where it ran out says so', () => {
  const fields = {
    costs: lines({ fields: { amount: money({ digits: 2 }) } }),
    rows: lines({
      fields: {
        amount: money({ digits: 2 }),
        all: money({ digits: 2, calc: 'amount + sum(costs.filter(c, c.amount > 0).map(c, c.amount))' }),
      },
    }),
  }
  const many = (count: number) => Array.from({ length: count }, () => ({ amount: '2.00' }))
  const check = (count: number) => checkRecord(fields, { costs: many(count), rows: many(count) }, asker)
  expect(check(20).errors).toEqual({})
  const before = performance.now()
  expect(Object.values(check(2000).errors)).toContainEqual({ code: 'record.costly' })
  expect(performance.now() - before).toBeLessThan(6000)
})
