import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Field } from '../core/description/field.ts'
import type { Json } from '../core/values/json.ts'
import { languages } from '../core/values/language.ts'
import { parseTyped } from '../core/values/parse-typed-number.ts'
import { readAmount, showAmount, showFigures } from './currency/amount-notation.ts'
import { errorText } from './error-text.ts'
import { currency, money, number, quantity, rate, slider } from './index.ts'
import { kindOf } from './kinds.ts'
import { quickest } from './testing/measure-fastest-run.ts'

/** The value that is kept, or what is said instead of it. */
function said(field: Field, given: Json): Json {
  const checked = kindOf(field.kind).check(given, field)
  return 'error' in checked ? errorText(checked.error, '栏目', 'zh') : checked.value
}

/** A decimal written apart from the product: an integer counted in its last digit. */
const decimals = fc.record({
  count: fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }),
  digits: fc.integer({ min: 0, max: 4 }),
})

function written(count: bigint, digits: number): string {
  const figures = (count < 0n ? -count : count).toString().padStart(digits + 1, '0')
  const whole = figures.slice(0, figures.length - digits)
  return (count < 0n ? '-' : '') + whole + (digits === 0 ? '' : `.${figures.slice(-digits)}`)
}

function grouped(plain: string, group: string, point: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(plain) ?? []
  const groups = whole.length % 3 === 0 ? [] : [whole.slice(0, whole.length % 3)]
  for (let at = whole.length % 3; at < whole.length; at += 3) groups.push(whole.slice(at, at + 3))
  return sign + groups.join(group) + (fraction === '' ? '' : point + fraction)
}

function trimmed(plain: string): string {
  const bare = plain.includes('.') ? plain.replace(/0+$/, '').replace(/\.$/, '') : plain
  return bare === '-0' ? '0' : bare
}

test('a number that mostly counts is written without a point where it is whole, and with all digits where it is not', () => {
  const field = number({ digits: 2, counts: true, min: '-100' })
  const text = (value: string) => kindOf('number').text(value, field, { lang: 'zh', name: (_source, key) => key })
  expect(['7.00', '0.00', '-1.00', '1000.00', '99.99', '66.50'].map(text)).toEqual([
    '7',
    '0',
    '-1',
    '1,000',
    '99.99',
    '66.50',
  ])
})

describe('WID-12 WID-13 WID-14 WID-15', () => {
  const kinds: readonly (readonly [name: string, field: Field, digits: number, min: bigint, max: bigint])[] = [
    ['number', number(), 0, 0n, 1_000_000n],
    ['money', money(), 0, 0n, 99_999_999_999_999n],
    ['currency', currency({ digits: 0 }), 0, 0n, BigInt(Number.MAX_SAFE_INTEGER)],
    [
      'currency with the minus flag',
      currency({ digits: 0, minus: true }),
      0,
      BigInt(Number.MIN_SAFE_INTEGER),
      BigInt(Number.MAX_SAFE_INTEGER),
    ],
    ['slider', slider(), 0, 0n, 100n],
    ['quantity', quantity(), 3, 0n, 99_999_999n],
    ['rate', rate(), 4, 0n, 1_000_000n],
  ]

  test.each(kinds)(
    '%s keeps what its digits and limits allow and says of the rest what it should be',
    (_name, field, digits, min, max) => {
      fc.assert(
        fc.property(
          fc.oneof(
            decimals,
            fc.record({ count: fc.bigInt({ min: min - 3n, max: min + 3n }), digits: fc.constant(0) }),
            fc.record({ count: fc.bigInt({ min: max - 3n, max: max + 3n }), digits: fc.constant(0) }),
          ),
          (given) => {
            const plain = trimmed(written(given.count, given.digits))
            const scale = 10n ** BigInt(given.digits)
            const tooFine = (plain.split('.')[1] ?? '').length > digits
            const expected = () => {
              if (tooFine) return digits === 0 ? '栏目应为整数' : `栏目最多保留${digits}位小数`
              if (given.count < min * scale) return `栏目不能小于${grouped(String(min), ',', '.')}`
              if (given.count > max * scale) return `栏目不能大于${grouped(String(max), ',', '.')}`
              return written(given.count * 10n ** BigInt(digits), given.digits + digits)
                .slice(0, given.digits === 0 ? undefined : -given.digits)
                .replace(/\.$/, '')
                .replace(/^-0$/, '0')
            }
            expect(said(field, written(given.count, given.digits))).toBe(expected())
          },
        ),
        { numRuns: 500 },
      )
    },
  )

  test('money is asked for with 请填写 and its name, and is at most 32 characters long', () => {
    expect(errorText({ code: kindOf('money').missing }, '计划金额', 'zh')).toBe('请填写计划金额')
    expect([said(money(), '9'.repeat(33)), said(money(), ` ${'0'.repeat(30)}5`)]).toEqual(['文本长度为1-32', '5'])
    expect(said(money({ digits: 2 }), '99999999999999.00')).toBe('99999999999999.00')
  })

  test('currency travels as text, or as a number when the field emits one, and comes back the same', () => {
    const { toWire, check } = kindOf('currency')
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }),
        fc.integer({ min: 0, max: 4 }),
        (count, digits) => {
          const field = currency({ digits, minus: true, emits: 'number' })
          const held = written(count, digits)
          const wire = JSON.parse(JSON.stringify(toWire?.(held, field))) as Json // JSON of a number
          expect(typeof wire).toBe('number')
          expect(check(wire, field)).toEqual({ value: held })
        },
      ),
    )
    expect(toWire?.('1234.50', currency())).toBe('1234.50')
  })

  test('currency shows its sign before or after, with its own separators, and reads what it shows', () => {
    expect(showAmount('-1234567.5', 2, 'zh', { symbol: '¥' })).toBe('-¥1,234,567.50')
    expect(showAmount('1234.5', 2, 'ru', { symbol: '₽', symbolAt: 'suffix' })).toBe('1\u00a0234,50\u00a0₽')
    expect(showAmount('1234.5', 2, 'zh', { symbol: '€', thousand: '.', point: ',' })).toBe('€1.234,50')
    fc.assert(
      fc.property(
        decimals,
        fc.constantFrom(
          { thousand: '.', point: ',' },
          { thousand: "'", point: '.' },
          { thousand: ' ', point: ',' },
          {},
        ),
        fc.constantFrom(...languages),
        ({ count, digits }, notation, lang) => {
          const plain = written(count, digits)
          const whole = trimmed(plain)
          const shown = showFigures(plain, digits, lang, notation)
          // Without signs of its own the field leaves `1,234` to the reader's language.
          expect(readAmount(shown, notation, lang)).toBe(whole)
          expect(
            readAmount(
              showAmount(plain, digits, lang, { ...notation, symbol: '€', symbolAt: 'suffix' }),
              { ...notation, symbol: '€' },
              lang,
            ),
          ).toBe(whole)
        },
      ),
    )
  })
})

describe('a typed number', () => {
  test('is understood as each language writes it, full-width, spaced, below zero and with marks that nobody sees', () => {
    fc.assert(
      fc.property(
        decimals,
        fc.constantFrom(...languages),
        fc.constantFrom('', '\u200e', '\u202d', '\ufeff', ' '),
        ({ count, digits }, lang, mark) => {
          const plain = written(count, digits)
          const meant = trimmed(plain)
          const point = lang === 'ru' ? ',' : '.'
          for (const group of lang === 'ru' ? ['\u00a0', ' ', '\u202f'] : [',', ' ', '\u00a0'])
            expect(parseTyped(mark + grouped(plain, group, point) + mark, lang)).toBe(meant)
          expect(parseTyped(plain, lang)).toBe(meant)
          expect(
            parseTyped(
              plain.replace(/[-.\d]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
              lang,
            ),
          ).toBe(meant)
          if (count > 0n) {
            for (const below of [`(${plain})`, `（${plain}）`, `¥-${plain}`, `-¥ ${plain}`, `−${plain}`, `(¥${plain})`])
              expect(parseTyped(below, lang), below).toBe(`-${meant}`)
          }
        },
      ),
    )
    expect([
      parseTyped('1,234.5'),
      parseTyped('１２３'),
      parseTyped('1\u00a0234\u00a0567,89', 'ru'),
      parseTyped('1.234.567,89', 'ru'),
      parseTyped('1 234 567,89', 'zh'),
    ]).toEqual(['1234.5', '123', '1234567.89', '1234567.89', '1234567.89'])
  })

  test('is nothing that a person could mean otherwise', () => {
    expect(
      [
        '',
        '-',
        '+-5',
        '--5',
        '-(5)',
        '(5',
        '5)',
        '()',
        '1e5',
        '0x10',
        '1,23,456',
        '12.34.56',
        '1,2,3',
        '٣',
        '¥',
        '1 2',
        '5-',
        'Infinity',
        '五',
      ].map((given) => parseTyped(given)),
    ).toEqual(Array.from({ length: 19 }, () => null))
  })

  test('100 KB are answered within 10 ms', () => {
    for (const shape of ['1', '1,', '1 ', '-', '(', '¥', '.', ',', '１', '\u200e', ' ', '1,234', '0']) {
      for (const field of [
        number(),
        money(),
        currency({ symbol: '¥' }),
        currency({ thousand: '.', point: ',' }),
        slider(),
        quantity(),
        rate(),
      ]) {
        const given = shape.repeat(Math.ceil(100_000 / shape.length))
        expect(
          quickest(() => {
            kindOf(field.kind).empty(given)
            kindOf(field.kind).check(given, field)
          }, 10).ms,
          `${field.kind} ${JSON.stringify(shape)}`,
        ).toBeLessThanOrEqual(10)
      }
    }
  })
})
