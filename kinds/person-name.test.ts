import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Field } from '../core/description/field.ts'
import { errorText } from './error-text.ts'
import { personName } from './index.ts'
import { kindOf } from './kinds.ts'

/** The value that is kept, or what is said instead of it. */
function said(field: Field, given: string): string {
  const checked = kindOf(field.kind).check(given, field)
  return 'error' in checked ? errorText(checked.error, '栏目', 'zh') : String(checked.value)
}

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
