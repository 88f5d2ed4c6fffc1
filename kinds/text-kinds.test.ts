import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Field } from '../core/field.ts'
import { errorText } from './error-text.ts'
import { contactNumber, personName, phone, text, textarea, upperEnglish } from './index.ts'
import { kindOf } from './kinds.ts'
import { quickest } from './testing/quickest.ts'
import { patterns } from './text/patterns.ts'

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

describe('WID-04', () => {
  const letters = ['张', '三', '𠮷', '𰻝', '\u{2ebf0}', '\u{323b0}', '㐀', '〇', 'a', 'Z', 'é', 'ễ', '﨑']
  const others = ['3', 'И', 'ж', '⽅', '〡', '々', '!', '\u200d', '×', 'α', '😀', '-']

  test('a name is letters with single spaces and middle dots between them, never an edge space', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...letters, ...letters, ...others, ' ', '·'), { minLength: 1, maxLength: 12 }),
        (characters) => {
          const given = characters.join('')
          fc.pre(kindOf('personName').empty(given) === false)
          const edged = given.startsWith(' ') || given.endsWith(' ')
          const words = given.split('·').map((part) => part.split(/ +/))
          const fits = words.every((part) =>
            part.every((word) => word !== '' && [...word].every((letter) => letters.includes(letter))),
          )
          const inside = fits ? given.normalize('NFC').replace(/ +/g, ' ') : '姓名填写不符合规范'
          expect(said(personName(), given)).toBe(edged ? '姓名填写不可以以空格开始或空格结束' : inside)
        },
      ),
      { numRuns: 3000 },
    )
  })

  test('is at most 50 characters long unless the field says otherwise, rare ones counted once', () => {
    expect([
      said(personName(), '𠮷'.repeat(50)),
      said(personName(), '𠮷'.repeat(51)),
      said(personName({ max: 5 }), '张'.repeat(6)),
    ]).toEqual(['𠮷'.repeat(50), '文本长度为1-50', '文本长度为1-5'])
  })
})

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
  // As long as any field is described with; a text of 16,000 characters is then looked through, a longer one refused unread.
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
