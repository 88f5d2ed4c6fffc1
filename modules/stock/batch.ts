import { document } from '../../core/description/document.ts'
import { date, reference, text } from '../../kinds/index.ts'

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
  },
  form: [{ name: 'basic', columns: 2, fields: ['batchNo', 'goodsId', 'inDate', 'origin', 'remark'] }],
  lists: {
    main: {
      columns: ['batchNo', 'goodsId', 'inDate', 'origin', 'createName', 'createTime'],
      search: ['goodsId', 'inDate'],
      sort: ['-createTime'],
    },
  },
})
