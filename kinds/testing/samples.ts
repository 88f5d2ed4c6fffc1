import type { Field } from '../../core/field.ts'
import type { Json } from '../../core/json.ts'
import {
  attachment,
  autoNumber,
  birthDate,
  calendarDay,
  calendarDays,
  calendarRange,
  checkboxes,
  color,
  contactNumber,
  currency,
  date,
  dateTime,
  department,
  departments,
  dictionaries,
  dictionary,
  dictionaryCheckboxes,
  dictionaryRadio,
  file,
  image,
  lines,
  money,
  number,
  people,
  person,
  personName,
  phone,
  quantity,
  radio,
  rate,
  reference,
  references,
  select,
  selects,
  slider,
  text,
  textarea,
  unit,
  units,
  upperEnglish,
  year,
  yearMonth,
  yesNo,
} from '../index.ts'

/** A field of a kind with values it takes (given, held) and refuses (given, code, other options). */
export interface Sample {
  readonly field: Field
  readonly good: readonly (readonly [given: Json, held: Json])[]
  readonly wrong: readonly (readonly [given: Json, code: string, options?: Readonly<Record<string, Json>>])[]
}

const id = '01920000-0000-7000-8000-000000000001'
const other = '01920000-0000-7000-8000-000000000002'

const paper = {
  userId: id,
  userName: '张三',
  fileName: '合同.PDF',
  fileAdd: '/2026/11/a.pdf',
  fileType: 'pdf',
  fileSize: 1024,
}

const ids: Pick<Sample, 'good' | 'wrong'> = {
  good: [
    [id, id],
    [id.toUpperCase(), id],
  ],
  wrong: [
    ['1', 'choice.unknown'],
    ['../etc/passwd', 'choice.unknown'],
    [5, 'choice.unknown'],
    [[id], 'choice.unknown'],
  ],
}

const severalIds: Pick<Sample, 'good' | 'wrong'> = {
  good: [
    [
      [id, other, id],
      [id, other],
    ],
    [`${id},${other}`, [id, other]],
  ],
  wrong: [
    [[id, other, '01920000-0000-7000-8000-000000000003'], 'choice.limit'],
    [['x'], 'choice.unknown'],
    [7, 'kind.wrongType'],
  ],
}

const choices = [
  { code: 'sea', label: { zh: '海运', ru: 'Море', en: 'Sea' } },
  { code: 'rail', label: { zh: '铁路', ru: 'Железная дорога', en: 'Rail' } },
  { code: 'road', label: { zh: '公路', ru: 'Авто', en: 'Road' } },
]

const oneChoice: Pick<Sample, 'good' | 'wrong'> = {
  good: [
    ['sea', 'sea'],
    ['road', 'road'],
  ],
  wrong: [
    ['air', 'choice.unknown'],
    [['sea'], 'choice.unknown'],
    [' sea', 'choice.unknown'],
    [{}, 'choice.unknown'],
  ],
}

const someChoices: Pick<Sample, 'good' | 'wrong'> = {
  good: [
    [
      ['sea', 'rail', 'sea'],
      ['sea', 'rail'],
    ],
    ['sea,road', ['sea', 'road']],
    ['rail', ['rail']],
  ],
  wrong: [
    [['sea', 'rail', 'road'], 'choice.limit'],
    [['air'], 'choice.unknown'],
    [[{}], 'choice.unknown'],
    [7, 'kind.wrongType'],
  ],
}

const oneDay: Pick<Sample, 'good' | 'wrong'> = {
  good: [
    ['2026-11-21', '2026-11-21'],
    [Date.UTC(2026, 10, 21, 3), '2026-11-21'],
    [String(Date.UTC(2026, 10, 20, 16)), '2026-11-21'],
  ],
  wrong: [
    ['2026-02-30', 'date.wrong'],
    ['yesterday', 'date.wrong'],
    [1.5, 'date.wrong'],
  ],
}

/** One sample for every kind; the conformance suite and the gallery's tests ask them. */
export const samples: Readonly<Record<string, Sample>> = {
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
  upperEnglish: {
    field: upperEnglish(),
    good: [
      ['BEILU ENERGY•CO', 'BEILU ENERGY·CO'],
      ['ＡＢ', 'AB'],
    ],
    wrong: [
      ['Beilu', 'text.upperEnglish'],
      ['A1', 'text.upperEnglish'],
      ['АВС', 'text.upperEnglish'],
    ],
  },
  number: {
    field: number(),
    good: [
      ['1,000', '1000'],
      [0, '0'],
      ['１２', '12'],
      ['5.0', '5'],
      ['1000000', '1000000'],
    ],
    wrong: [
      ['1000001', 'number.max'],
      ['-1', 'number.min'],
      ['1.5', 'number.whole'],
      ['a', 'number.notNumber'],
      [1e308, 'number.notNumber'],
    ],
  },
  money: {
    field: money({ digits: 2 }),
    good: [
      ['99999999999999', '99999999999999.00'],
      ['¥1,234.5', '1234.50'],
      [0.1, '0.10'],
      ['99999999999998.99', '99999999999998.99'],
    ],
    wrong: [
      ['100000000000000', 'number.max'],
      ['-0.01', 'number.min'],
      ['1.001', 'number.digits'],
      ['1.5', 'number.whole', { digits: 0 }],
      ['0'.repeat(33), 'text.max'],
    ],
  },
  quantity: {
    field: quantity(),
    good: [
      ['1.5', '1.500'],
      ['99999999', '99999999.000'],
    ],
    wrong: [
      ['0.0001', 'number.digits'],
      ['100000000', 'number.max'],
      ['-1', 'number.min'],
    ],
  },
  rate: {
    field: rate({ digits: 6 }),
    good: [
      ['7.1234', '7.123400'],
      ['0.085', '0.085000'],
    ],
    wrong: [
      ['0.0000001', 'number.digits'],
      ['many', 'number.notNumber'],
    ],
  },
  currency: {
    field: currency({ minus: true, symbol: '€', symbolAt: 'suffix', thousand: '.', point: ',' }),
    good: [
      ['1.234,5', '1234.50'],
      ['1234.5', '1234.50'],
      ['-9.007.199.254.740.991 €', '-9007199254740991.00'],
      [-5, '-5.00'],
      [9007199254740991, '9007199254740991.00'],
    ],
    wrong: [
      ['9007199254740992', 'number.max'],
      ['-1', 'number.min', { minus: false }],
      ['-1', 'number.min', { minus: false, min: '-5' }],
      ['1,005', 'number.digits'],
      ['10000000000000', 'number.max', { emits: 'number' }],
      ['€', 'number.notNumber'],
    ],
  },
  slider: {
    field: slider(),
    good: [
      ['50', '50'],
      [100, '100'],
      ['０', '0'],
    ],
    wrong: [
      ['101', 'number.max'],
      ['-1', 'number.min'],
      ['0.5', 'number.whole'],
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
  date: {
    field: date(),
    good: [
      ['2026-11-21', '2026-11-21'],
      [Date.UTC(2026, 10, 21, 3), '2026-11-21'],
      [String(Date.UTC(2026, 10, 20, 16)), '2026-11-21'],
      [Date.UTC(2026, 10, 21, 15, 59, 59, 999), '2026-11-21'],
    ],
    wrong: [
      ['2026-02-30', 'date.wrong'],
      ['yesterday', 'date.wrong'],
      [1.5, 'date.wrong'],
      ['9'.repeat(15), 'date.wrong'],
    ],
  },
  dateTime: {
    field: dateTime(),
    good: [
      [1795000000000, 1795000000000],
      ['1795000000000', 1795000000000],
      [0, 0],
    ],
    wrong: [
      ['2026-11-21 10:00', 'date.wrong'],
      [1e18, 'date.wrong'],
      [0.5, 'date.wrong'],
    ],
  },
  birthDate: { field: birthDate(), ...oneDay },
  calendarDay: { field: calendarDay(), ...oneDay },
  calendarDays: {
    field: calendarDays({ limit: 2 }),
    good: [
      [
        ['2026-11-22', '2026-11-21', '2026-11-22'],
        ['2026-11-21', '2026-11-22'],
      ],
      [`2026-11-21,${Date.UTC(2026, 10, 22, 3)}`, ['2026-11-21', '2026-11-22']],
      ['2026-11-21', ['2026-11-21']],
    ],
    wrong: [
      [['2026-11-21', '2026-11-22', '2026-11-23'], 'choice.limit'],
      [['2026-02-30'], 'date.wrong'],
      [[{}], 'date.wrong'],
      [{ a: 1 }, 'date.wrong'],
    ],
  },
  calendarRange: {
    field: calendarRange(),
    good: [
      [
        ['2026-11-21', '2026-11-22'],
        ['2026-11-21', '2026-11-22'],
      ],
      [
        ['2026-11-22', '2026-11-21'],
        ['2026-11-21', '2026-11-22'],
      ],
      [
        ['2026-11-21', '2026-11-21'],
        ['2026-11-21', '2026-11-21'],
      ],
    ],
    wrong: [
      [['2026-11-21', '2026-11-22', '2026-11-23'], 'calendar.range'],
      [['2026-11-21', 'x'], 'date.wrong'],
      [{}, 'date.wrong'],
    ],
  },
  year: {
    field: year(),
    good: [
      ['2026', '2026'],
      [2000, '2000'],
    ],
    wrong: [
      ['1999', 'year.beyond'],
      ['26', 'year.wrong'],
      ['20260', 'year.wrong'],
      [2026.5, 'year.wrong'],
      [[], 'year.wrong'],
    ],
  },
  select: { field: select({ choices }), ...oneChoice },
  radio: { field: radio({ choices }), ...oneChoice },
  selects: { field: selects({ choices, limit: 2 }), ...someChoices },
  checkboxes: { field: checkboxes({ choices, limit: 2 }), ...someChoices },
  dictionaryRadio: {
    field: dictionaryRadio({ group: 'currency' }),
    good: [
      ['CNY', 'CNY'],
      [13, '13'],
    ],
    wrong: [
      ['a,b', 'choice.unknown'],
      [[], 'choice.unknown'],
    ],
  },
  dictionaryCheckboxes: {
    field: dictionaryCheckboxes({ group: 'cpRole', limit: 2 }),
    good: [
      [
        ['a', 'b', 'a'],
        ['a', 'b'],
      ],
      ['a,b', ['a', 'b']],
    ],
    wrong: [
      [['a', 'b', 'c'], 'choice.limit'],
      [[{}], 'choice.unknown'],
    ],
  },
  yearMonth: {
    field: yearMonth(),
    good: [['2026-11', '2026-11']],
    wrong: [
      ['2026-13', 'yearMonth.wrong'],
      ['2026-1', 'yearMonth.wrong'],
      [202611, 'yearMonth.wrong'],
      ['0000-01', 'yearMonth.wrong'],
    ],
  },
  yesNo: {
    field: yesNo(),
    good: [
      ['1', '1'],
      [1, '1'],
      [true, '1'],
      ['0', '0'],
      [false, '0'],
      ['true', '1'],
    ],
    wrong: [
      ['2', 'kind.wrongType'],
      ['yes', 'kind.wrongType'],
      [[], 'kind.wrongType'],
    ],
  },
  dictionary: {
    field: dictionary({ group: 'currency' }),
    good: [
      ['CNY', 'CNY'],
      [13, '13'],
      ['月度', '月度'],
    ],
    wrong: [
      ['a,b', 'choice.unknown'],
      [' CNY', 'choice.unknown'],
      ['a\nb', 'choice.unknown'],
      ['a'.repeat(65), 'choice.unknown'],
      [[], 'choice.unknown'],
    ],
  },
  dictionaries: {
    field: dictionaries({ group: 'cpRole', limit: 2 }),
    good: [
      [
        ['a', 'b', 'a'],
        ['a', 'b'],
      ],
      ['a,b', ['a', 'b']],
      ['a', ['a']],
    ],
    wrong: [
      [['a', 'b', 'c'], 'choice.limit'],
      [{ a: 1 }, 'kind.wrongType'],
      [[{}], 'choice.unknown'],
    ],
  },
  person: { field: person(), ...ids },
  unit: { field: unit(), ...ids },
  department: { field: department(), ...ids },
  units: { field: units({ limit: 2 }), ...severalIds },
  departments: { field: departments({ limit: 2 }), ...severalIds },
  reference: { field: reference({ to: 'contracts.contract' }), ...ids },
  references: { field: references({ to: 'contracts.contract', limit: 2 }), ...severalIds },
  people: { field: people({ limit: 2 }), ...severalIds },
  attachment: {
    field: attachment({ accept: 'pdf', max: 2, maxMb: 1 }),
    good: [
      [[paper], [paper]],
      [
        [{ ...paper, hack: 1, filePath: 'k/1', fjName: 'x', fileSize: '7' }],
        [{ ...paper, filePath: 'k/1', fjName: 'x', fileSize: 7 }],
      ],
    ],
    wrong: [
      [[paper, paper, paper], 'file.tooMany'],
      [[{ ...paper, fileName: 'a.exe' }], 'file.type'],
      [[{ ...paper, fileName: 'a.pdf.exe' }], 'file.type'],
      [[{ ...paper, fileSize: 1024 * 1024 }], 'file.size'],
      [[{ fileName: 'a.pdf' }], 'kind.wrongType'],
      ['a.pdf', 'kind.wrongType'],
      [[{ ...paper, fileName: 'a.pdf' }], 'file.type', { accept: 'image' }],
      [[{ ...paper, fileName: 'a.pdf' }], 'file.type', { accept: '文档' }],
    ],
  },
  file: {
    field: file({ accept: ['.PDF', 'docx'] }),
    good: [[[paper], [paper]]],
    wrong: [
      [[paper, paper], 'file.tooMany'],
      [[{ ...paper, fileName: 'a.png' }], 'file.type'],
      [[{ ...paper, fileSize: 1024 ** 3 }], 'file.size'],
      [{ ...paper }, 'kind.wrongType'],
    ],
  },
  image: {
    field: image({ max: 2, maxMb: 5 }),
    good: [
      [[{ ...paper, fileName: '船.JPG', fileType: 'image' }], [{ ...paper, fileName: '船.JPG', fileType: 'image' }]],
    ],
    wrong: [
      [[paper], 'file.type'],
      [[{ ...paper, fileName: 'a.png', fileSize: 5 * 1024 ** 2 }], 'file.picture-size'],
      ['a.png', 'kind.wrongType'],
    ],
  },
  autoNumber: {
    field: autoNumber(),
    good: [['FK-BLHY-202611-0001', 'FK-BLHY-202611-0001']],
    wrong: [
      [5, 'kind.wrongType'],
      ['a'.repeat(65), 'kind.wrongType'],
    ],
  },
  lines: {
    field: lines({ min: 2, max: 3, totals: ['qty'], fields: { goods: text({ required: true }), qty: quantity() } }),
    good: [
      [
        [{ goods: 'a' }, { id, goods: 'b' }],
        [{ goods: 'a' }, { id, goods: 'b' }],
      ],
    ],
    wrong: [
      [[{}], 'lines.few'],
      [[{}, {}, {}, {}], 'lines.many'],
      [[1, 2], 'kind.wrongType'],
      ['a', 'kind.wrongType'],
      [[[], []], 'kind.wrongType'],
    ],
  },
}
