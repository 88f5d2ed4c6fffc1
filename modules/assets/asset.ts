import { document, type RecordOf } from '../../core/description/document.ts'
import { date, dictionary, money, number, person, rate, text } from '../../kinds/index.ts'

const gone = "status == 'gone'"

/** Something the company owns and uses for longer than a year. */
export const asset = document({
  module: 'assets',
  name: 'asset',
  code: 'zcda',
  scope: 'zcgl',
  title: 'assetName',
  number: { field: 'assetNo', pattern: 'ZC-{U}-{####}', resetBy: 'never' },
  summary: ['assetName', 'assetClass', 'original', 'net', 'status'],
  fields: {
    assetNo: text({ max: 40, readonly: true, searched: true }),
    assetName: text({ required: true, max: 80, searched: true }),
    assetClass: dictionary({ group: 'assetClass', required: true, indexed: true }),
    spec: text({ max: 80 }),
    status: dictionary({ group: 'assetStatus', required: true, initial: 'use', indexed: true }),
    place: text({ max: 80 }),
    keeper: person(),
    inDate: date({ required: true, initial: { expression: 'today()' } }),
    useDate: date({ required: true, initial: { expression: 'today()' } }),
    goneDate: date({ visible: gone, required: gone }),
    original: money({ digits: 2, required: true }),
    residualPct: rate({ digits: 2, min: '0', max: '100', required: true, initial: '5' }),
    salvage: money({ digits: 2, calc: 'round(div(mul(original, residualPct), 100), 2)' }),
    method: dictionary({ group: 'deprMethod', required: true, initial: 'sl', indexed: true }),
    lifeMonths: number({ required: true, min: '1', max: '1200' }),
    openingDepr: money({ digits: 2, required: true, initial: '0' }),
    accumDepr: money({ digits: 2, readonly: true }),
    net: money({ digits: 2, calc: 'sub(original, orZero(accumDepr))' }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['assetNo', 'assetName', 'assetClass', 'spec', 'status', 'goneDate', 'deptId', 'place', 'keeper'],
    },
    {
      name: 'value',
      columns: 3,
      fields: [
        'inDate',
        'useDate',
        'method',
        'original',
        'residualPct',
        'salvage',
        'lifeMonths',
        'openingDepr',
        'accumDepr',
        'net',
        'remark',
      ],
    },
  ],
  lists: {
    main: {
      columns: ['assetNo', 'assetName', 'original', 'net', 'status', 'useDate', 'assetClass', 'accumDepr', 'deptId'],
      search: ['status', 'assetClass', 'deptId', 'method', 'useDate'],
      sort: ['-createTime'],
      totals: ['original', 'accumDepr', 'net'],
    },
  },
})

export interface Asset extends RecordOf<typeof asset> {}
