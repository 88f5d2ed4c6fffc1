import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '../values/json.ts'
import { costly } from './expression-cost.ts'
import { expressionProblemText } from './expression-words.ts'
import { compile, evaluate, holdsIfKnown, type Compiled } from './expression.ts'

const names = {
  amount: 'decimal',
  fee: 'decimal',
  advance: 'flag',
  name: 'text',
  day: 'day',
  at: 'time',
  tags: 'list',
  items: { rows: { qty: 'decimal', goods: 'text', due: 'day' } },
} as const

const asker = { today: '2026-11-22', me: 'p1', myUnit: 'u1' }

const values: Readonly<Record<string, Json>> = {
  amount: '5000000.01',
  fee: null,
  advance: '1',
  name: '张三',
  day: '2026-11-21',
  at: 5,
  tags: ['a', 'b'],
  items: [
    { id: '1', qty: '1.1', goods: 'coal' },
    { id: '2', qty: '2.2', goods: null },
    { id: '3', qty: null },
  ],
}

test('decimals are compared and counted exactly, with or without quotes', () => {
  expect(
    [
      'amount > 5000000',
      'amount > 5000000.01',
      'amount == "5000000.010"',
      '99999999999999.99 > 99999999999999.98',
      '0.1 + 0.2 == 0.3',
      'amount in [1, 5000000.01]',
    ].map((text) => answer(text)),
  ).toEqual([true, false, true, true, true, true])
  expect(
    [
      'amount * 2',
      'round(10 / 3, 2)',
      '-amount',
      'amount > -5 ? 1 : 2',
      'sum(items, "qty")',
      'sum(items.map(i, i.qty * 2))',
      'size(items)',
    ].map((text) => answer(text)),
  ).toEqual(['10000000.02', '3.33', '-5000000.01', '1', '3.3', '6.6', '3'])
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 16n }), fc.bigInt({ min: 0n, max: 10n ** 16n }), (a, b) => {
      expect(answer(`amount < ${fen(b)}`, { amount: fen(a) })).toBe(a < b)
      expect(answer(`ge(amount, "${fen(b)}")`, { amount: fen(a) })).toBe(a >= b)
    }),
  )
})

test('the functions of the language do what their signs do', () => {
  expect(
    [
      'add(amount, 1)',
      'sub(amount, "0.01")',
      'mul(2, amount)',
      'div(amount, 0)',
      'min(amount, 3)',
      'max(fee, amount)',
      'abs(-3)',
    ].map((text) => answer(text)),
  ).toEqual(['5000001.01', '5000000', '10000000.02', null, '3', '5000000.01', '3'])
  expect(
    [
      'lt(amount, 1)',
      'le(amount, amount)',
      'gt(amount, 1)',
      'ge(amount, "5000000.01")',
      'eq(amount, "5000000.010")',
    ].map((text) => answer(text)),
  ).toEqual([false, true, true, true, true])
})

test('empty decimals and days compare false, spread through sums and never throw', () => {
  expect(['fee > 0', 'fee < 0', 'fee == 0', 'fee <= amount', 'lt(fee, 1)'].map((text) => answer(text))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
  expect(['fee + 1', 'orZero(fee) + 1', 'round(mul(amount, sub("1.5", fee)), 2)'].map((text) => answer(text))).toEqual([
    null,
    '1',
    null,
  ])
  expect(
    ['fee == null', 'empty(fee)', 'filled(name)', 'empty(tags)', 'fee != null'].map((text) => answer(text)),
  ).toEqual([true, true, true, false, false])
  expect(['day > today()', 'day == today()', 'day < "2030-01-01"'].map((text) => answer(text, { day: null }))).toEqual([
    false,
    false,
    false,
  ])
  expect(
    ['amount > 1', 'name == ""', 'advance', 'size(items) == 0', 'sum(items, "qty")'].map((text) => answer(text, {})),
  ).toEqual([false, true, false, true, '0'])
  expect(answer('items[9].qty')).toBe(null)
})

test('flags are true or false, and equal their codes', () => {
  expect(
    ['advance', '!advance', "advance == '1'", "advance != '1'", "advance == '1' && amount > 1"].map((text) =>
      answer(text),
    ),
  ).toEqual([true, false, true, false, true])
})

test('days are compared as days, with texts and with today', () => {
  expect(
    ['day < today()', 'day >= "2026-11-21"', 'addDays(day, 10)', 'daysBetween(day, today())', 'today()', 'at > 3'].map(
      (text) => answer(text),
    ),
  ).toEqual([true, true, '2026-12-01', '1', '2026-11-22', true])
})

test('lines, lists and the one who asks are at hand', () => {
  expect(
    [
      'items.exists(i, i.qty > 2)',
      'items.all(i, filled(i.goods))',
      '"a" in tags',
      "name in ['李四', '张三']",
      'me == "p1"',
      'myDept == ""',
    ].map((text) => answer(text)),
  ).toEqual([true, false, true, true, true, true])
})

test('a wrong expression is found before it is used', () => {
  const wrong: readonly [string, RegExp][] = [
    ['nope > 1', /Unknown variable: nope/],
    ['amount >', /EOF/],
    ['name ? 1 : 2', /must be bool/],
    ['sum(items, "price")', /no number price/],
    ['items.exists(i, i.price > 5)', /price/],
    ['ge(amount, "5x")', /wants a number/],
    ['1e5 > 1', /plain number/],
    ['name.matches("(a+)+$")', /no method matches/],
    ['timestamp("2026-01-01T00:00:00Z") == null', /no function timestamp/],
    ['dyn(1) == 1', /no function dyn/],
    ['advance > 1', /overload/],
    [`${'('.repeat(100)}1${')'.repeat(100)} == 1`, /depth|nest/i],
    [Array.from({ length: 600 }, () => '1').join('+'), /exceeded|limit/i],
  ]
  for (const [text, why] of wrong) {
    const compiled = compile(text, names)
    expect('problem' in compiled ? compiled.problem : `${text} was accepted`).toMatch(why)
  }
})

test('an expression knows what it answers and which names it reads', () => {
  const compiled = compiledOf("advance == '1' && sum(items, 'qty') > amount && me != ''")
  expect(compiled.answers).toBe('flag')
  expect([...compiled.uses].toSorted()).toEqual(['advance', 'amount', 'items', 'me'])
  expect([
    compiledOf('amount + 1').answers,
    compiledOf('size(tags)').answers,
    compiledOf('today()').answers,
    compiledOf('name + "x"').answers,
  ]).toEqual(['decimal', 'decimal', 'day', 'text'])
})

test('names of the prototype are not values', () => {
  for (const text of ['constructor == ""', '__proto__ == ""', 'items[0].constructor == ""'])
    expect('problem' in compile(text, names)).toBe(true)
})

function answer(text: string, over: Readonly<Record<string, Json>> = values): Json {
  return evaluate(compiledOf(text), over, asker)
}

function compiledOf(text: string): Compiled {
  const compiled = compile(text, names)
  if ('problem' in compiled) throw new Error(`${text}: ${compiled.problem}`)
  return compiled
}

function fen(value: bigint): string {
  const digits = String(value).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

test('an expression that would take too long is refused when it is written, and stopped when its lists are longer than anybody thought', () => {
  const ten = '[0,1,2,3,4,5,6,7,8,9]'
  for (const levels of [6, 7, 12]) {
    const nested =
      Array.from({ length: levels }, (_, level) => `${ten}.all(v${level}, `).join('') + 'true' + ')'.repeat(levels)
    expect(compile(nested, names), nested).toEqual({ problem: costly })
  }
  expect(compile('items.all(a, items.all(b, items.all(c, a.qty + b.qty > c.qty)))', names)).toEqual({ problem: costly })
  const twice = compiledOf('items.all(a, items.exists_one(b, b.goods == a.goods))')
  const lines = (count: number): Readonly<Record<string, Json>> => ({
    items: Array.from({ length: count }, (_, at) => ({ id: String(at), goods: `g${at}`, qty: '1' })),
  })
  expect(holdsIfKnown(twice, lines(100), asker)).toBe(true)
  const before = performance.now()
  expect([evaluate(twice, lines(2000), asker), holdsIfKnown(twice, lines(2000), asker)]).toEqual([null, null])
  expect(performance.now() - before).toBeLessThan(2000)
  expect(holdsIfKnown(twice, lines(3), asker)).toBe(true)
})

test('what is doubled or squared over and over fills no memory', () => {
  const chain = (step: string, times: number) => step.repeat(times)
  expect(answer(`["aaaaaaaaaa"]${chain('.map(x, x + x)', 30)}.exists(x, x.contains("b"))`)).toBe(null)
  expect(answer(`["a"]${chain('.map(x, x + x)', 3)}[0]`)).toBe('aaaaaaaa')
  expect(answer(`[99999999999]${chain('.map(x, x * x)', 25)}.exists(x, x > 1)`)).toBe(false)
  expect(
    answer('items.all(i, sum(items, "qty") > 1)', {
      items: Array.from({ length: 2000 }, (_, at) => ({ id: String(at), qty: '1.5' })),
    }),
  ).toBe(null)
})

test('loops over lists in brackets are counted like others', () => {
  expect(
    [
      '(tags + (tags)).map(x, x)',
      '((tags) + tags).all(x, x != "c")',
      '((tags)).exists(x, x == ")")',
      '(true ? (tags) : (tags)).map(x, x)[0]',
      'tags.filter(x, x in (tags)).exists(x, x == "b")',
    ].map((text) => answer(text)),
  ).toEqual([['a', 'b', 'a', 'b'], true, false, 'a', true])
  expect(compile('counted(tags, 1).all(x, true)', names)).toEqual({ problem: 'there is no function counted' })
})

test('what is wrong with an expression is said in the words of whoever wrote it', () => {
  const names = { amount: 'decimal', name: 'text', day: 'day', tags: 'list' } as const
  const wrong = [
    'ge(amount, 5',
    'amount +',
    'nothing > 1',
    'ge(name, "5")',
    'foo(amount)',
    'name.bar',
    '"abc',
    'amount ? 1 : 2',
    'day > 5',
    'tags.exists(v, v)',
    '@@',
  ]
  const said = (expression: string, lang: 'zh' | 'ru') => {
    const compiled = compile(expression, names)
    return 'problem' in compiled ? expressionProblemText(compiled.problem, lang, () => 'X') : ''
  }
  for (const expression of wrong) {
    expect(said(expression, 'zh'), expression).toMatch(/\p{Script=Han}/u)
    expect(said(expression, 'ru'), expression).toMatch(/^[^a-z]*\p{Script=Cyrillic}/iu)
  }
  expect(said('nothing > 1', 'zh')).toBe('没有“X”这个字段')
})

test('what is joined, compared and searched counts by its length', () => {
  const times = (text: string, count: number, sign: string) => Array.from({ length: count }, () => text).join(sign)
  const tags = Array.from({ length: 5000 }, (_, at) => `code-${at}`)
  const over = { tags, name: '煤'.repeat(20_000) }
  const many = [
    `tags.all(x, (${times('tags', 30, '+')}).size() > 0)`,
    `tags.all(x, !((${times('"煤" in tags', 20, '||')})))`,
    `tags.all(x, ${times('tags == tags + [x]', 10, '||')} || true)`,
    `tags.all(x, ${times('tags != tags.filter(y, y == "")', 2, '&&')})`,
    `tags.all(x, ${times('[tags, tags] == [tags, tags + tags]', 5, '||')} || true)`,
    `tags.all(x, (${times('name', 30, '+')} + x).contains("油") == false)`,
    `tags.all(x, {"a": tags + [x]} != {"a": tags})`,
    `tags.all(x, (${times('name', 30, '+')} + x) != x.substring(1))`,
    `[tags].map(a, a + a).map(a, a + a).map(a, a + a).map(a, a + a).map(a, a + a).map(a, a + a).map(a, a + a).map(a, a + a).size() > 0`,
    `tags.all(x, ["${'a'.repeat(40)}"]${'.map(y, y + y)'.repeat(12)}[0].startsWith(x) == false)`,
  ]
  for (const text of many) {
    const before = performance.now()
    expect(holdsIfKnown(compiledOf(text), over, asker), text).toBe(null)
    expect(performance.now() - before, text).toBeLessThan(5000)
  }
  expect(
    [
      'tags + tags == tags',
      'tags.filter(x, x == "code-1") + ["b"] == ["code-1", "b"]',
      '(name + "x").size()',
      '((tags.map(x, x)) + tags).filter(x, x in ["code-1"] + ["z"]).size()',
      '"code-7" in tags + ["a"]',
      'tags == tags',
      'name.contains("油")',
      'size(tags + tags)',
      '(name + "。").endsWith("。")',
    ].map((text) => answer(text, over)),
  ).toEqual([false, true, '20001', '2', true, true, false, '10000', true])
})
