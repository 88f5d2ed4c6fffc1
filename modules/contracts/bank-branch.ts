import { document, type RecordOf } from '../../core/description/document.ts'
import { dictionary, text, yesNo } from '../../kinds/index.ts'

/** A bank's office as payments name it: by its clearing number at home, by its SWIFT code abroad. */
export const bankBranch = document({
  module: 'contracts',
  name: 'bankBranch',
  code: 'yhwd',
  scope: 'everyone',
  title: 'bankName',
  summary: ['cnaps', 'swiftCode', 'country', 'city'],
  fields: {
    bankName: text({ required: true, max: 100, unique: true, searched: true }),
    bankNameRu: text({ max: 100, searched: true }),
    bankNameEn: text({ max: 100, pattern: 'swift', required: "country != 'CN'", searched: true }),
    country: dictionary({ group: 'country', required: true, initial: 'CN', indexed: true }),
    cnaps: text({ max: 12, pattern: 'cnaps', unique: true, required: "country == 'CN'", searched: true }),
    swiftCode: text({ max: 11, pattern: 'bic', required: "country != 'CN'", searched: true, indexed: true }),
    city: text({ max: 60, searched: true }),
    address: text({ max: 200 }),
    telephone: text({ max: 40, pattern: 'telephone' }),
    inUse: yesNo({ initial: '1', indexed: true }),
  },
  form: [
    { name: 'basic', columns: 3, fields: ['bankName', 'bankNameRu', 'bankNameEn', 'country', 'cnaps', 'swiftCode'] },
    { name: 'place', columns: 3, fields: ['city', 'address', 'telephone', 'inUse', 'remark'] },
  ],
  lists: {
    main: {
      columns: ['bankName', 'cnaps', 'swiftCode', 'country', 'city', 'bankNameEn', 'telephone', 'inUse'],
      search: ['country', 'inUse', 'swiftCode'],
      sort: ['bankName'],
    },
  },
})

export interface BankBranch extends RecordOf<typeof bankBranch> {}
