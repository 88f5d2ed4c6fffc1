import {
  attachment,
  autoNumber,
  checkboxes,
  department,
  departments,
  dictionaries,
  dictionary,
  dictionaryCheckboxes,
  dictionaryRadio,
  file,
  image,
  lines,
  people,
  person,
  quantity,
  radio,
  reference,
  references,
  select,
  selects,
  text,
  unit,
  units,
  yesNo,
} from '../index.ts'
import { daySamples } from './day-samples.ts'
import type { Sample } from './kind-sample.ts'
import { numberSamples } from './number-samples.ts'
import { textSamples } from './text-samples.ts'

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

/** One sample for every kind; the conformance suite and the gallery's tests ask them. */
export const samples: Readonly<Record<string, Sample>> = {
  ...daySamples,
  ...numberSamples,
  ...textSamples,
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
