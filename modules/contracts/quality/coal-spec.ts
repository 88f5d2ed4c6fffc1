import { document } from '../../../core/description/document.ts'
import { date, dictionary, number, reference, text, yesNo } from '../../../kinds/index.ts'
import { standardState } from './quality-standard.ts'

const kcal = { min: '0', max: '9999' } as const
const percent = { digits: 2, min: '0', max: '100' } as const
const millimetres = { digits: 1, min: '0', max: '999' } as const
// A standard that is in force says what is rejected; without one the specification does.
const byScheme = 'filled(adjScheme)'

/** What coal is sold as: its grade, size and limits, and the standard by which its quality moves the price. */
export const coalSpec = document({
  module: 'contracts',
  name: 'coalSpec',
  code: 'ggxx',
  scope: 'everyone',
  title: 'specName',
  summary: ['specName', 'grade', 'qTyp', 'adjScheme'],
  parent: 'parentId',
  fields: {
    specCode: text({ required: true, max: 20, unique: true, searched: true }),
    specName: text({ required: true, max: 60, unique: true, searched: true }),
    specNameRu: text({ max: 80, searched: true }),
    specNameEn: text({ max: 80, searched: true }),
    parentId: reference({ to: 'contracts.coalSpec', indexed: true }),
    grade: dictionary({ group: 'coalGrade', required: true, initial: 'ml', indexed: true }),
    sizeFrom: number(millimetres),
    sizeTo: number({ ...millimetres, min: '0.1' }),
    qMin: number(kcal),
    qTyp: number(kcal),
    adMax: number(percent),
    stdMax: number(percent),
    mtMax: number({ ...percent, max: '60' }),
    vdafFrom: number(percent),
    vdafTo: number(percent),
    adjScheme: reference({ to: 'contracts.qualityStd', indexed: true, offers: { status: standardState.inForce } }),
    qReject: number({ ...kcal, readonly: byScheme }),
    mtReject: number({ ...percent, max: '60', readonly: byScheme }),
    adReject: number({ ...percent, digits: 3, readonly: byScheme }),
    stdReject: number({ ...percent, digits: 3, readonly: byScheme }),
    validFrom: date({ required: true, initial: { expression: 'today()' } }),
    inUse: yesNo({ initial: '1' }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'specCode',
        'specName',
        'specNameRu',
        'specNameEn',
        'parentId',
        'grade',
        'sizeFrom',
        'sizeTo',
        'validFrom',
        'inUse',
        'remark',
      ],
    },
    { name: 'limits', columns: 3, fields: ['qMin', 'qTyp', 'mtMax', 'adMax', 'stdMax', 'vdafFrom', 'vdafTo'] },
    { name: 'rejection', columns: 3, fields: ['adjScheme', 'qReject', 'mtReject', 'adReject', 'stdReject'] },
  ],
  lists: {
    main: {
      columns: [
        'specCode',
        'specName',
        'grade',
        'sizeFrom',
        'sizeTo',
        'qTyp',
        'qMin',
        'mtMax',
        'adMax',
        'stdMax',
        'adjScheme',
        'validFrom',
        'inUse',
        'parentId',
      ],
      search: ['grade', 'inUse', 'adjScheme', 'qTyp', 'stdMax', 'validFrom'],
      sort: ['specCode'],
      views: { tree: {}, opens: 'tree' },
    },
  },
})
