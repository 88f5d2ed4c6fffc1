import { document, type RecordOf } from '../../core/description/document.ts'
import { date, dictionary, number, reference, text } from '../../kinds/index.ts'

/** Goods that came in together; what is taken from them is traced back to where they came from. */
export const batch = document({
  module: 'stock',
  name: 'batch',
  code: 'kcpc',
  scope: 'kcgl',
  title: 'batchNo',
  number: { field: 'batchNo', pattern: 'PC-{YYYY}{MM}{DD}-{####}', resetBy: 'day' },
  fields: {
    batchNo: text({ max: 40, readonly: true, searched: true }),
    goodsId: reference({ to: 'contracts.goods', required: true, indexed: true }),
    inDate: date({ required: true, initial: { expression: 'today()' } }),
    origin: text({ max: 60, searched: true }),
    segment: dictionary({ group: 'bizSegment', readonly: true }),
    // Where the rest of it lies; the yard lays it elsewhere by a verb.
    positionId: reference({ to: 'stock.position', readonly: true, indexed: true }),
    // What the reports that count say of it, by the tonnes of each.
    heatKcal: number({ digits: 1, max: '9999', readonly: true }),
    mt: number({ digits: 2, max: '100', readonly: true }),
    ashDry: number({ digits: 2, max: '100', readonly: true }),
    sulDry: number({ digits: 3, max: '100', readonly: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 2,
      fields: ['batchNo', 'goodsId', 'inDate', 'origin', 'segment', 'positionId', 'remark'],
    },
    { name: 'quality', columns: 2, fields: ['heatKcal', 'mt', 'ashDry', 'sulDry'] },
  ],
  lists: {
    main: {
      columns: [
        'batchNo',
        'goodsId',
        'inDate',
        'origin',
        'segment',
        'positionId',
        'heatKcal',
        'mt',
        'ashDry',
        'sulDry',
        'createName',
        'createTime',
      ],
      search: ['goodsId', 'inDate', 'positionId', 'heatKcal', 'sulDry'],
      sort: ['-createTime'],
    },
  },
  actions: {
    place: {
      from: [],
      to: 'same',
      needs: 'fz',
      asks: { positionId: reference({ to: 'stock.position', required: true, offers: { inUse: '1' } }) },
      prefill: { positionId: 'positionId' },
    },
  },
})

export interface Batch extends RecordOf<typeof batch> {}
