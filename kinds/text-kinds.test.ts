import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Field } from '../core/description/field.ts'
import { errorText } from './error-text.ts'
import { contactNumber, phone, text, textarea } from './index.ts'
import { kindOf } from './kinds.ts'

/** The value that is kept, or what is said instead of it. */
function said(field: Field, given: string): string {
  const checked = kindOf(field.kind).check(given, field)
  return 'error' in checked ? errorText(checked.error, '栏目', 'zh') : String(checked.value)
}

/** What every text loses before it is looked at, written down apart from the product. */
const tricks = [
  '\u200b',
  '\u200e',
  '\u200f',
  '\u202e',
  '\u2066',
  '\u2069',
  '\ufeff',
  '\u00ad',
  '\u0000',
  '\ufffe',
  '\ud800',
]

describe('WID-01', () => {
  test('says the length of a text in the words of the specification', () => {
    expect([said(text({ min: 2, max: 4 }), 'a'), said(text({ min: 2, max: 4 }), 'abcde')]).toEqual([
      '文本长度为2-4',
      '文本长度为2-4',
    ])
    expect(said(text({ max: 4 }), 'abcde')).toBe('文本长度为1-4')
    expect([said(text({ min: 5 }), 'abcd'), said(text({ min: 5 }), 'abcde')]).toEqual(['文本长度大于5', 'abcde'])
    expect(said(textarea({ max: 3 }), 'a\r\nbc')).toBe('文本长度为1-3')
    expect(said(textarea({ max: 4 }), 'a\r\nbc')).toBe('a\nbc')
  })

  test('counts what a person counts, and 10,000 characters are a length like any other', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', '汉', '𠮷', '𰻝', '😀'), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 20 }),
        (characters, max) => {
          const given = characters.join('')
          expect(said(text({ max }), given)).toBe(characters.length <= max ? given : `文本长度为1-${max}`)
        },
      ),
    )
    expect(said(textarea({ max: 10_000 }), '汉'.repeat(10_000))).toHaveLength(10_000)
    expect(said(textarea({ max: 9_999 }), '汉'.repeat(10_000))).toBe('文本长度为1-9999')
    expect(said(text({}), '汉'.repeat(10_000))).toBe('文本长度为1-200')
  })

  test('marks that nobody sees are neither kept nor content', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...tricks, 'a', '汉'), { maxLength: 20 }), (characters) => {
        const visible = characters.filter((character) => !tricks.includes(character)).join('')
        expect(kindOf('text').empty(characters.join(''))).toBe(visible === '')
        if (visible !== '') expect(said(text({}), characters.join(''))).toBe(visible)
      }),
    )
    expect(['\u200d', '\u3164', '\u2800', '\u00a0\u3000'].map((blank) => kindOf('textarea').empty(blank))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(said(text({}), '👩\u200d🚀')).toBe('👩\u200d🚀')
  })
})

describe('WID-02', () => {
  const near = fc
    .array(fc.constantFrom(...'0123456789１３９ -'), { maxLength: 13 })
    .map((characters) => characters.join(''))
  const elevenLong = fc
    .tuple(fc.constantFrom(...'0123456789'), fc.array(fc.constantFrom(...'0123456789'), { minLength: 9, maxLength: 9 }))
    .map(([second, rest]) => `1${second}${rest.join('')}`)

  test('a mobile number has 11 digits, the first 1, the second 3 to 9; everything else is refused in the words of the specification', () => {
    fc.assert(
      fc.property(fc.oneof(near, elevenLong), (given) => {
        const digits = [...given.trim()].map((digit) =>
          '１３９'.includes(digit) ? { 1: '1', 3: '3', 9: '9' }[digit.normalize('NFKC')] : digit,
        )
        const fits =
          digits.length === 11 &&
          digits.every((digit) => digit !== undefined && digit >= '0' && digit <= '9') &&
          digits[0] === '1' &&
          Number(digits[1]) >= 3
        expect(said(phone(), given)).toBe(fits ? digits.join('') : '手机号码不符合规范')
      }),
      { numRuns: 1000 },
    )
    expect(kindOf('phone').empty('')).toBe(true)
    expect(
      ['+8613912345678', '139\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668'].map((given) => said(phone(), given)),
    ).toEqual(['手机号码不符合规范', '手机号码不符合规范'])
  })
})

describe('WID-03', () => {
  const piece = fc.constantFrom('0', '010', '0451', '(', ')', '（', '）', '-', '1391234', '12345', '12345678', '5', ' ')

  test('what starts with 0 is a landline whose area code may stand in brackets or before a hyphen, all else a mobile number; 13 characters win', () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (pieces) => {
        const given = pieces.join('').trim()
        fc.pre(given !== '')
        const expected = startsLandline(given)
          ? isLandline(given) || '固定号码不符合规范'
          : isMobile(given) || '手机号码不符合规范'
        expect(said(contactNumber(), given)).toBe(expected === true ? given : expected)
      }),
      { numRuns: 3000 },
    )
    expect(said(contactNumber(), '（0451）12345678'), '14 characters').toBe('固定号码不符合规范')
  })

  const startsLandline = (given: string) => given.startsWith('0') || given.startsWith('(0') || given.startsWith('（0')
  const digits = (given: string, least: number, most: number) =>
    given.length >= least && given.length <= most && [...given].every((one) => one >= '0' && one <= '9')
  const isMobile = (given: string) => digits(given, 11, 11) && given[0] === '1' && Number(given[1]) >= 3
  function isLandline(given: string): boolean {
    if (given.length > 13) return false
    const end = '(（'.includes(given[0] ?? '') ? Math.max(given.indexOf(')'), given.indexOf('）')) : given.indexOf('-')
    if (end === -1) return digits(given, 7, 14)
    return digits(given.slice('(（'.includes(given[0] ?? '') ? 1 : 0, end), 3, 4) && digits(given.slice(end + 1), 7, 14)
  }
})
