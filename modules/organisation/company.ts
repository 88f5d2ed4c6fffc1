import type { RecordOf } from '../../core/description/document.ts'
import { document } from '../../core/description/document.ts'
import {
  attachment,
  date,
  dictionaries,
  dictionary,
  money,
  reference,
  text,
  textarea,
  unit,
} from '../../kinds/index.ts'

/** A legal entity of the group: whoever signs contracts, owns accounts and pays taxes. */
export const company = document({
  module: 'organisation',
  name: 'company',
  code: 'gszl',
  scope: 'everyone',
  title: 'companyName',
  fields: {
    companyCode: text({ required: true, max: 20, pattern: 'code', unique: true, searched: true }),
    companyName: text({ required: true, max: 100, unique: true, searched: true }),
    nameRu: text({ max: 100, searched: true }),
    nameEn: text({ max: 100, searched: true }),
    ownerUnit: unit({ required: true }),
    creditCode: text({ required: true, max: 18, pattern: 'creditCode', unique: true, searched: true }),
    legalPerson: text({ max: 50 }),
    regCapital: money({ digits: 2 }),
    foundDate: date({}),
    taxNo: text({ max: 20 }),
    customsCode: text({ max: 10 }),
    vatType: dictionary({ group: 'vatPayerType' }),
    baseCurrency: dictionary({ group: 'currency', required: true, initial: 'CNY' }),
    bizSegments: dictionaries({ group: 'bizSegment' }),
    invoiceTitle: text({ max: 100 }),
    regAddress: textarea({ max: 200 }),
    openBank: text({ max: 100 }),
    accountNo: text({ max: 40 }),
    parentCompany: reference({ to: 'organisation.company' }),
    licence: attachment({ accept: 'pdf', max: 3 }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'companyCode',
        'companyName',
        'ownerUnit',
        'nameRu',
        'nameEn',
        'creditCode',
        'legalPerson',
        'regCapital',
        'foundDate',
        'parentCompany',
        'bizSegments',
        'baseCurrency',
      ],
    },
    {
      name: 'tax',
      columns: 3,
      fields: ['vatType', 'taxNo', 'customsCode', 'invoiceTitle', 'openBank', 'accountNo', 'regAddress', 'remark'],
    },
    { name: 'files', columns: 1, fields: ['licence'] },
  ],
  lists: {
    main: {
      columns: [
        'companyCode',
        'companyName',
        'creditCode',
        'legalPerson',
        'regCapital',
        'vatType',
        'baseCurrency',
        'ownerUnit',
      ],
      search: ['companyName', 'creditCode', 'ownerUnit', 'vatType'],
      sort: ['companyCode'],
    },
  },
})

export interface Company extends RecordOf<typeof company> {}
