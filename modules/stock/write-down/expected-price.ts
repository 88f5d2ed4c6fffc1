import { document } from '../../../core/description/document.ts'
import { date, money, reference, text, textarea } from '../../../kinds/index.ts'
import { price } from '../../contracts/index.ts'

const yuan = { ...price, digits: 2, min: '0' } as const

/** What a company expects a tonne of its goods to bring, net of what selling it costs, from a day until the next. */
export const expectedPrice = document({
  module: 'stock',
  name: 'expectedPrice',
  code: 'kcys',
  scope: 'kcgl',
  title: 'goodsName',
  unique: [['unitId', 'goodsId', 'fromDate']],
  fields: {
    goodsId: reference({
      to: 'contracts.goods',
      required: true,
      indexed: true,
      fill: { goodsName: 'goodsName', goodsNameRu: 'goodsNameRu', goodsNameEn: 'goodsNameEn' },
    }),
    goodsName: text({ max: 60, readonly: true }),
    goodsNameRu: text({ max: 80, readonly: true }),
    goodsNameEn: text({ max: 80, readonly: true }),
    fromDate: date({ required: true, indexed: true, initial: { expression: 'today()' } }),
    netPrice: money({ ...yuan, required: true }),
    sellingCost: money({ ...yuan, required: true, initial: '0.00' }),
    taxes: money({ ...yuan, required: true, initial: '0.00' }),
    realisable: money({
      ...price,
      digits: 2,
      min: '-99999999',
      calc: 'sub(sub(netPrice, sellingCost), taxes)',
    }),
    basis: text({ max: 100, required: true, searched: true }),
    grounds: textarea({ max: 500 }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['goodsId', 'fromDate', 'netPrice', 'sellingCost', 'taxes', 'realisable', 'basis', 'grounds', 'remark'],
    },
  ],
  lists: {
    main: {
      columns: [
        'goodsId',
        'fromDate',
        'netPrice',
        'sellingCost',
        'taxes',
        'realisable',
        'basis',
        'unitId',
        'createName',
        'createTime',
      ],
      search: ['goodsId', 'fromDate', 'unitId'],
      sort: ['-fromDate'],
    },
  },
})
