import { document, type RecordOf } from '../../core/description/document.ts'
import { money, number, reference, text, yesNo } from '../../kinds/index.ts'

const percent = { digits: 3, required: true, min: '0', max: '99' } as const
const perTon = { digits: 4, required: true, min: '0', max: '99999' } as const

/** What is added to a price abroad until the coal lies in our port, and the price at home that it competes with. */
export const importParityScheme = document({
  module: 'trade',
  name: 'parityScheme',
  code: 'jkcs',
  scope: 'everyone',
  title: 'schemeName',
  summary: ['foreignIndex', 'domesticIndex', 'freight', 'inUse'],
  fields: {
    schemeName: text({ required: true, max: 60, unique: true, searched: true }),
    foreignIndex: reference({
      to: 'contracts.priceIndex',
      required: true,
      offers: { quoteUnit: 'usdT', inUse: '1' },
      only: { quoteUnit: 'usdT' },
    }),
    domesticIndex: reference({
      to: 'contracts.priceIndex',
      required: true,
      offers: { quoteUnit: 'cnyT', inUse: '1' },
      only: { quoteUnit: 'cnyT' },
    }),
    freight: money({ ...perTon }),
    insurancePct: number({ ...percent, initial: '0.3' }),
    dutyPct: number({ ...percent, initial: '6' }),
    vatPct: number({ ...percent, initial: '13' }),
    portFee: money({ ...perTon }),
    inUse: yesNo({ initial: '1', indexed: true }),
  },
  form: [
    { name: 'basic', columns: 2, fields: ['schemeName', 'inUse', 'foreignIndex', 'domesticIndex'] },
    { name: 'costs', columns: 3, fields: ['freight', 'insurancePct', 'dutyPct', 'vatPct', 'portFee', 'remark'] },
  ],
  lists: {
    main: {
      columns: [
        'schemeName',
        'foreignIndex',
        'domesticIndex',
        'freight',
        'insurancePct',
        'dutyPct',
        'vatPct',
        'portFee',
        'inUse',
      ],
      search: ['inUse'],
      sort: ['schemeName'],
    },
  },
})

export interface ImportParityScheme extends RecordOf<typeof importParityScheme> {}
