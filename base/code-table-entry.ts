import { document, type RecordOf } from '../core/description/document.ts'
import { date, dictionary, text } from '../kinds/index.ts'

/**
 * A code of a bank, port, customs office, good or currency as those who use it keep it: new, renamed or ended from a
 * day on. It stands before the code of the standard that came with the product.
 */
export const codeEntry = document({
  module: 'base',
  name: 'codeEntry',
  code: 'dmwh',
  scope: 'everyone',
  title: 'codeName',
  effective: { of: ['codeTable', 'code'], from: 'validFrom' },
  fields: {
    codeTable: dictionary({ group: 'codeTable', required: true, indexed: true }),
    code: text({ required: true, max: 20, searched: true }),
    codeName: text({ required: true, max: 100, searched: true }),
    nameRu: text({ required: true, max: 200, searched: true }),
    nameEn: text({ required: true, max: 200, searched: true }),
    upper: text({ max: 20 }),
    validFrom: date({ required: true, initial: { expression: 'today()' } }),
    validTo: date({ notBefore: 'validFrom' }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['codeTable', 'code', 'upper', 'codeName', 'nameRu', 'nameEn', 'validFrom', 'validTo', 'remark'],
    },
  ],
  lists: {
    main: {
      columns: ['codeTable', 'code', 'codeName', 'nameRu', 'nameEn', 'validFrom', 'validTo'],
      search: ['codeTable', 'code', 'codeName', 'validFrom'],
      sort: ['codeTable', 'code', '-validFrom'],
    },
  },
})

export interface CodeEntry extends RecordOf<typeof codeEntry> {}
