import { document, type RecordOf } from '../../../core/description/document.ts'
import { date, dictionary, money, reference, text } from '../../../kinds/index.ts'
import { goLiveState, openingActions, openingStates } from '../../contracts/index.ts'

/** What an account held, or was overdrawn by, on the day before its company went live. */
export const openingBank = document({
  module: 'finance',
  name: 'openingBank',
  code: 'qcyh',
  scope: 'zjgl',
  title: 'accountId',
  importWhole: true,
  unique: [['goLiveId', 'accountId']],
  fields: {
    goLiveId: reference({ to: 'contracts.goLive', required: true, indexed: true, only: { status: goLiveState.draft } }),
    accountId: reference({ to: 'finance.bankAccount', required: true, indexed: true, only: { status: '1' } }),
    currency: dictionary({ group: 'currency', readonly: true, indexed: true }),
    amount: money({ required: true, digits: 2, min: '-99999999999999', in: 'currency' }),
    day: date({ readonly: true }),
    voucherNo: text({ max: 40, readonly: true, searched: true }),
    rowStatus: dictionary({ group: 'openingRow_status', required: true, readonly: true, initial: '0', indexed: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['goLiveId', 'accountId', 'currency', 'amount', 'rowStatus', 'day', 'voucherNo', 'remark'],
    },
  ],
  lists: {
    main: {
      columns: ['accountId', 'currency', 'amount', 'rowStatus', 'voucherNo', 'goLiveId'],
      search: ['goLiveId', 'currency', 'rowStatus', 'accountId'],
      sort: ['createTime'],
      totals: ['amount'],
    },
  },
  states: openingStates,
  actions: openingActions,
})

export interface OpeningBank extends RecordOf<typeof openingBank> {}
