import { color, contactNumber, personName, phone, text, textarea } from '../index.ts'
import type { Sample } from './kind-sample.ts'

/** Texts and what is typed as one. */
export const textSamples: Readonly<Record<string, Sample>> = {
  text: {
    field: text({ min: 2, max: 10 }),
    good: [
      ['  coal\n ore ', 'coal ore'],
      ['𠮷'.repeat(10), '𠮷'.repeat(10)],
      ['a\u0000b\u202ec', 'abc'],
    ],
    wrong: [
      ['a', 'text.length'],
      ['a'.repeat(11), 'text.length'],
      [5, 'kind.wrongType'],
    ],
  },
  textarea: {
    field: textarea({ max: 20 }),
    good: [['line\r\nline  ', 'line\nline']],
    wrong: [
      ['a'.repeat(21), 'text.max'],
      [['a'], 'kind.wrongType'],
    ],
  },
  phone: {
    field: phone(),
    good: [
      ['13912345678', '13912345678'],
      ['１９９０００００００0', '19900000000'],
      [' 139\u200b12345678 ', '13912345678'],
    ],
    wrong: [
      ['12912345678', 'text.phone'],
      ['1391234567', 'text.phone'],
      ['+8613912345678', 'text.phone'],
      ['1'.repeat(9000), 'text.phone'],
      [13912345678, 'kind.wrongType'],
    ],
  },
  contactNumber: {
    field: contactNumber(),
    good: [
      ['(010)12345678', '(010)12345678'],
      ['（0451）1234567', '（0451）1234567'],
      ['0451－1234567', '0451-1234567'],
      ['13912345678', '13912345678'],
    ],
    wrong: [
      ['0451-1234567890', 'text.tel'],
      ['(010)123456', 'text.tel'],
      ['010 12345678', 'text.tel'],
      ['1391234567', 'text.phone'],
    ],
  },
  personName: {
    field: personName(),
    good: [
      ['张三', '张三'],
      ['𠮷田', '𠮷田'],
      ['Li  Ming', 'Li Ming'],
      ['阿布都•买买提', '阿布都·买买提'],
      ['𰻝'.repeat(50), '𰻝'.repeat(50)],
    ],
    wrong: [
      [' 张三', 'text.personNameSpace'],
      ['张三\u3000', 'text.personNameSpace'],
      ['张3', 'text.personName'],
      ['Иван', 'text.personName'],
      ['⽅方', 'text.personName'],
      ['张\u200d三', 'text.personName'],
      ['张'.repeat(51), 'text.max'],
      ['张', 'text.min', { min: 2 }],
    ],
  },
  color: {
    field: color(),
    good: [
      ['#FF8060', '#ff8060'],
      ['f86', '#ff8866'],
    ],
    wrong: [
      ['red', 'color.wrong'],
      ['#ff80601', 'color.wrong'],
      ['#ff806', 'color.wrong'],
      [0xff8060, 'color.wrong'],
    ],
  },
}
