import { document } from '../../core/description/document.ts'
import { date, dictionary, money, reference, text } from '../../kinds/index.ts'
import { lowest } from './matched-amount-fields.ts'

/** So much of a line of the bank is so much of an entry of our journal; taken back while its month is open. */
export const bankMatch = document({
  module: 'finance',
  name: 'bankMatch',
  code: 'yhpp',
  scope: 'zjgl',
  title: 'matchNo',
  number: { field: 'matchNo', pattern: 'PP-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  appendOnly: true,
  fields: {
    matchNo: text({ max: 40, readonly: true, searched: true }),
    status: dictionary({ group: 'bankMatch_status', required: true, readonly: true, initial: '1', indexed: true }),
    accountId: reference({ to: 'finance.bankAccount', required: true, readonly: true, indexed: true }),
    statementLine: reference({ to: 'finance.bankStatementLine', required: true, readonly: true, indexed: true }),
    journalEntry: reference({ to: 'finance.bankJournal', required: true, readonly: true, indexed: true }),
    day: date({ required: true, readonly: true, indexed: true }),
    currency: dictionary({ group: 'currency', readonly: true }),
    amount: money({ digits: 2, in: 'currency', min: lowest, required: true, readonly: true }),
    undoneOn: date({ readonly: true, visible: "status == '2'" }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'matchNo',
        'status',
        'accountId',
        'statementLine',
        'journalEntry',
        'day',
        'currency',
        'amount',
        'undoneOn',
        'remark',
      ],
    },
  ],
  lists: {
    main: {
      columns: [
        'matchNo',
        'day',
        'accountId',
        'currency',
        'amount',
        'status',
        'statementLine',
        'journalEntry',
        'createName',
        'createTime',
      ],
      search: ['accountId', 'day', 'status', 'amount'],
      sort: ['-createTime'],
    },
    matched: {
      columns: ['matchNo', 'day', 'statementLine', 'currency', 'amount', 'journalEntry', 'accountId', 'createName'],
      search: ['accountId', 'day', 'amount'],
      sort: ['-createTime'],
      totals: ['amount'],
      filter: { status: '1' },
    },
  },
  states: { field: 'status', codes: ['1', '2'], start: '1', final: ['2'] },
  actions: { undo: { from: ['1'], to: '2', needs: 'cx' } },
})
