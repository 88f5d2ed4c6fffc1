import type { RecordOf } from '../../core/description/document.ts'
import { document } from '../../core/description/document.ts'
import { date, dictionary, money, person, reference, text, yesNo } from '../../kinds/index.ts'

// How far an account may go is shown to those who may know it.
const limit = { read: 'yhzh-xe', mask: 'hidden' } as const

/** An account of the group; its balance is the sum of its journal, never typed. */
export const bankAccount = document({
  module: 'finance',
  name: 'bankAccount',
  code: 'yhzh',
  scope: 'yhzh',
  title: 'accountName',
  fields: {
    accountName: text({ required: true, max: 100, searched: true }),
    accountNameRu: text({ max: 100, searched: true }),
    accountNameEn: text({ max: 100, searched: true }),
    accountNo: text({ required: true, max: 40, pattern: 'account', unique: true, read: 'zjgl-mm', mask: 'account' }),
    bankName: text({ required: true, max: 100, searched: true }),
    bankNameRu: text({ max: 100, searched: true }),
    bankNameEn: text({ max: 100, searched: true }),
    company: reference({ to: 'organisation.company', required: true }),
    holderName: text({ max: 100, readonly: true, called: 'organisation.company', beside: true }),
    currency: dictionary({ group: 'currency', required: true, initial: 'CNY' }),
    acctType: dictionary({ group: 'acctType', required: true, initial: 'gen' }),
    status: dictionary({ group: 'acctStatus', required: true, readonly: true, initial: '1' }),
    openDate: date({ required: true }),
    directLink: yesNo({ initial: '1' }),
    channel: dictionary({ group: 'bankChannel', required: true, initial: 'mock' }),
    swiftCode: text({ max: 11, pattern: 'bic' }),
    cnaps: text({ max: 12, pattern: 'cnaps' }),
    balance: money({ digits: 2, in: 'currency', min: '-99999999999999', readonly: true, initial: '0.00' }),
    inFlight: money({ digits: 2, in: 'currency', readonly: true, initial: '0.00' }),
    frozenAmt: money({ digits: 2, in: 'currency', readonly: true, initial: '0.00' }),
    overdraft: money({ ...limit, digits: 2, initial: '0.00' }),
    minBalance: money({ ...limit, digits: 2 }),
    maxBalance: money({ ...limit, digits: 2 }),
    makerId: person({}),
    reviewerId: person({}),
    authoriserId: person({}),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'accountName',
        'accountNameRu',
        'accountNameEn',
        'bankName',
        'bankNameRu',
        'bankNameEn',
        'accountNo',
        'company',
        'holderName',
        'currency',
        'acctType',
        'status',
        'openDate',
        'directLink',
        'channel',
        'swiftCode',
        'cnaps',
      ],
    },
    {
      name: 'limits',
      columns: 3,
      fields: ['balance', 'inFlight', 'frozenAmt', 'overdraft', 'minBalance', 'maxBalance'],
    },
    { name: 'keys', columns: 3, fields: ['makerId', 'reviewerId', 'authoriserId', 'remark'] },
  ],
  lists: {
    main: {
      columns: [
        'accountName',
        'accountNo',
        'currency',
        'balance',
        'inFlight',
        'status',
        'bankName',
        'acctType',
        'directLink',
        'unitId',
      ],
      search: ['currency', 'acctType', 'status', 'unitId', 'directLink', 'bankName'],
      sort: ['accountName'],
      totals: ['balance', 'inFlight'],
    },
  },
  states: { field: 'status', codes: ['1', '2', '3', '4'], start: '1', final: ['4'] },
  actions: {
    freeze: { from: ['1'], to: '2', needs: 'gb', look: 'danger' },
    unfreeze: { from: ['2'], to: '1', needs: 'gb' },
    dormant: { from: ['1'], to: '3', needs: 'gb' },
    wake: { from: ['3'], to: '1', needs: 'gb' },
    openWith: {
      from: ['1'],
      to: 'same',
      needs: 'bj',
      asks: {
        amount: money({ digits: 2, min: '-99999999999999', required: true }),
        date: date({ required: true, notAfter: 'today()' }),
      },
    },
    fetchStatement: {
      from: ['1', '2', '3'],
      to: 'same',
      needs: 'dz',
      when: "directLink == '1'",
      asks: {
        from: date({ required: true, notAfter: 'today()', initial: { expression: 'addDays(today(), -1)' } }),
        through: date({ required: true, notAfter: 'today()', initial: { expression: 'today()' } }),
      },
    },
    closeAccount: { from: ['1', '3'], to: '4', needs: 'gb', look: 'danger', irreversible: true },
  },
})

export interface BankAccount extends RecordOf<typeof bankAccount> {}
