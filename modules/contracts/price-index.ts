import { document } from '../../core/description/document.ts'
import { dictionary, number, text, yesNo } from '../../kinds/index.ts'

/** A published price index of coal, oil or freight. */
export const priceIndex = document({
  module: 'contracts',
  name: 'priceIndex',
  code: 'jgzs',
  scope: 'everyone',
  title: 'idxName',
  fields: {
    idxCode: text({ required: true, max: 20, unique: true, searched: true }),
    idxName: text({ required: true, max: 60, unique: true, searched: true }),
    idxNameRu: text({ max: 80, searched: true }),
    idxNameEn: text({ max: 80, searched: true }),
    publisher: text({ max: 60, searched: true }),
    quoteUnit: dictionary({ group: 'contracts_quoteUnit', required: true, initial: 'cnyT', indexed: true }),
    basis: text({ max: 60 }),
    kcal: number({ min: '0', max: '9000' }),
    inUse: yesNo({ initial: '1' }),
  },
  form: [
    {
      name: 'basic',
      columns: 2,
      fields: [
        'idxCode',
        'idxName',
        'idxNameRu',
        'idxNameEn',
        'publisher',
        'quoteUnit',
        'basis',
        'kcal',
        'inUse',
        'remark',
      ],
    },
  ],
  lists: {
    main: {
      columns: ['idxCode', 'idxName', 'publisher', 'quoteUnit', 'basis', 'kcal', 'inUse'],
      search: ['quoteUnit', 'inUse', 'idxCode'],
      sort: ['idxCode'],
    },
  },
})
