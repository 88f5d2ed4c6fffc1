import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Field } from '../core/description/field.ts'
import { errorText } from './error-text.ts'
import { contactNumber, personName, phone, text, textarea, upperEnglish } from './index.ts'
import { kindOf } from './kinds.ts'
import { quickest } from './testing/measure-fastest-run.ts'
import { patterns } from './text/patterns.ts'

/** The value that is kept, or what is said instead of it. */
function said(field: Field, given: string): string {
  const checked = kindOf(field.kind).check(given, field)
  return 'error' in checked ? errorText(checked.error, '栏目', 'zh') : String(checked.value)
}

describe('WID-05', () => {
  test('takes capitals, spaces and a middle dot only', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...'ABZ ·abz019АВСÀ-_\n'), { minLength: 1, maxLength: 12 }),
        (characters) => {
          const given = characters
            .join('')
            .trim()
            .replace(/\s*\n\s*/g, ' ')
          fc.pre(given !== '')
          const fits = [...given].every(
            (letter) => (letter >= 'A' && letter <= 'Z') || letter === ' ' || letter === '·',
          )
          expect(said(upperEnglish(), given)).toBe(fits ? given : '填写不符合规范，请填写大写英文字母')
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('known shapes of text', () => {
  const letters = 'ABCXYZ'
  const small = 'abcxyz'
  const figures = '0159'
  const wide: Readonly<Record<string, string>> = { '１': '1', '５': '5', Ａ: 'A', ｂ: 'b' }
  const given = fc
    .string({
      unit: fc.constantFrom(
        ...letters,
        ...letters,
        ...small,
        ...figures,
        ...figures,
        ...Object.keys(wide),
        ...' .-_@/+ßıſ张',
      ),
      minLength: 1,
      maxLength: 14,
    })
    .filter((text) => text.trim() !== '')
  const capital = (text: string) =>
    [...text]
      .map((one) => wide[one] ?? one)
      .map((one) => (small.includes(one) ? letters.charAt(small.indexOf(one)) : one.replace('b', 'B')))
      .join('')
  const bare = (text: string) =>
    [...text]
      .map((one) => wide[one] ?? one)
      .filter((one) => one !== ' ')
      .join('')
  const all = (text: string, allowed: string) => [...text].every((one) => allowed.includes(one))
  const oracles: Readonly<Record<string, (text: string) => string | null>> = {
    account: (text) => {
      const kept = capital(bare(text)).replaceAll('-', '')
      return kept.length >= 4 && all(kept, letters + figures) ? kept : null
    },
    bic: (text) => {
      const kept = capital(bare(text))
      return [8, 11].includes(kept.length) && all(kept.slice(0, 6), letters) && all(kept, letters + figures)
        ? kept
        : null
    },
    country: (text) => {
      const kept = capital(text.trim())
      return kept.length === 2 && all(kept, letters) ? kept : null
    },
    digits: (text) => (all(bare(text), figures) ? bare(text) : null),
    code: (text) => {
      const kept = text.trim()
      return all(kept.charAt(0), letters + small + figures) && all(kept, `${letters}${small}${figures}._-`)
        ? kept
        : null
    },
    swift: (text) => {
      const kept = capital(text.trim())
      return all(kept, `${letters}${figures} .-/+`) ? kept : null
    },
    email: (text) => {
      const kept = text.trim()
      const [local = '', domain = '', ...more] = kept.split('@')
      const labels = domain.split('.')
      const fits =
        more.length === 0 &&
        local !== '' &&
        !local.includes(' ') &&
        labels.length >= 2 &&
        labels.length <= 6 &&
        labels.every((label) => label !== '' && all(label, `${letters}${small}${figures}-`))
      return fits ? kept : null
    },
  }

  test.each(Object.entries(oracles))(
    '%s keeps what its rule allows and nothing that merely looks like it',
    (pattern, oracle) => {
      const near = fc.oneof(
        given,
        fc.string({ unit: fc.constantFrom(...letters, ...small), minLength: 1, maxLength: 11 }),
        fc.string({ unit: fc.constantFrom(...small, '@', '.'), minLength: 3, maxLength: 9 }),
      )
      fc.assert(
        fc.property(near, (text) => {
          const checked = kindOf('text').check(text, { kind: 'text', pattern } as Field) // a pattern of the list above
          expect('value' in checked ? checked.value : null, JSON.stringify(text)).toBe(oracle(text))
        }),
        { numRuns: 2000 },
      )
    },
  )
})

describe('numbers with a check digit', () => {
  const digits = (count: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count })

  test('an ID number is right when its characters weigh 1 modulo 11', () => {
    fc.assert(
      fc.property(digits(17), fc.constantFrom(...'0123456789X'), (first, last) => {
        // ISO 7064: each place weighs the next power of two, the check character itself 1.
        const weighed = [...first, last === 'X' ? 10 : Number(last)].reduce(
          (sum, digit, at) => (sum + digit * (2 ** (17 - at) % 11)) % 11,
          0,
        )
        const given = first.join('') + last
        expect(said(text({ pattern: 'idCard' }), given)).toBe(
          weighed === 1 ? given : '身份证号码不正确，请核对18位号码',
        )
      }),
      { numRuns: 2000 },
    )
  })

  test('exactly one check digit makes ten or twelve digits a Russian taxpayer number', () => {
    const error = '俄罗斯纳税人识别号（ИНН）不正确，请核对10位或12位号码'
    fc.assert(
      fc.property(digits(9), (first) => {
        const right = Array.from({ length: 10 }, (_, last) => first.join('') + last).filter(
          (given) => said(text({ pattern: 'inn' }), given) !== error,
        )
        expect(right).toHaveLength(1)
      }),
    )
  })

  test('exactly one of 31 check characters makes a credit code', () => {
    const alphabet = [...'0123456789ABCDEFGHJKLMNPQRTUWXY']
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...alphabet), { minLength: 8, maxLength: 8 }),
        digits(6),
        (organisation, region) => {
          const start = `91${region.join('')}${organisation.join('')}X`
          expect(
            alphabet.filter((last) => !said(text({ pattern: 'creditCode' }), start + last).startsWith('统一')).length,
          ).toBe(1)
        },
      ),
      { numRuns: 50 },
    )
  })
})

describe('no text is slow to check', () => {
  // As long as any field is described with; a text of 16,000 characters is then looked through, a longer one refused
  // unread.
  const most = 4000
  const shapes = [
    'a',
    'A ',
    '张 ',
    '张·',
    '1',
    '0',
    '(',
    ' ',
    '-',
    '0-',
    'a@',
    'a.',
    '\n',
    ' \n',
    '\u200b',
    '\u0301',
    '\ud800',
    '𠮷',
    '１',
    '•',
    '\t\u3000',
  ]
  const fields: readonly Field[] = [
    text({}),
    text({ max: most }),
    textarea({}),
    textarea({ max: most }),
    phone(),
    contactNumber(),
    personName(),
    personName({ max: most }),
    upperEnglish(),
    upperEnglish({ max: most }),
    ...Object.keys(patterns).map((pattern) => ({ kind: 'text', pattern, max: most })),
  ]

  test.each(fields.map((field) => [`${field.kind} ${JSON.stringify(field)}`, field] as const))(
    '%s answers 100 KB within 10 ms',
    (_name, field) => {
      const kind = kindOf(field.kind)
      for (const shape of shapes) {
        for (const [long, end] of [
          [16_000, '!'],
          [16_000, '张'],
          [100_000, ''],
          [100_000, '!'],
        ] as const) {
          const given = shape.repeat(Math.ceil(long / shape.length)) + end
          expect(
            quickest(() => {
              if (!kind.empty(given)) kind.check(given, field)
            }, 10).ms,
            `${JSON.stringify(shape)} … ${end}`,
          ).toBeLessThanOrEqual(10)
        }
      }
    },
  )
})
