import { document, type RecordOf } from '../../core/description/document.ts'
import { dictionary, number, text, yesNo } from '../../kinds/index.ts'

/** What is bought, kept and sold. */
export const goods = document({
  module: 'contracts',
  name: 'goods',
  code: 'hpgl',
  scope: 'everyone',
  title: 'goodsName',
  fields: {
    goodsCode: text({ required: true, max: 20, unique: true, searched: true }),
    goodsName: text({ required: true, max: 60, unique: true, searched: true }),
    goodsNameRu: text({ max: 80, searched: true }),
    goodsNameEn: text({ max: 80, searched: true }),
    hsCode: text({ max: 10, searched: true }),
    superviseCond: text({ max: 10 }),
    dutyRate: number({ digits: 2, min: '0', max: '100' }),
    vatRate: number({ digits: 2, min: '0', max: '100', initial: '13' }),
    legalUnit: dictionary({ group: 'uom', initial: 'kg' }),
    legalUnit2: dictionary({ group: 'uom' }),
    costMethod: dictionary({ group: 'costMethod', required: true, initial: 'mwa', indexed: true }),
    inUse: yesNo({ initial: '1' }),
  },
  form: [
    {
      name: 'basic',
      columns: 2,
      fields: [
        'goodsCode',
        'goodsName',
        'goodsNameRu',
        'goodsNameEn',
        'hsCode',
        'superviseCond',
        'dutyRate',
        'vatRate',
        'legalUnit',
        'legalUnit2',
        'costMethod',
        'inUse',
        'remark',
      ],
    },
  ],
  lists: {
    main: {
      columns: [
        'goodsCode',
        'goodsName',
        'goodsNameRu',
        'goodsNameEn',
        'hsCode',
        'superviseCond',
        'costMethod',
        'inUse',
      ],
      search: ['costMethod', 'inUse', 'goodsCode'],
      sort: ['goodsCode'],
    },
  },
})

export interface Goods extends RecordOf<typeof goods> {}
