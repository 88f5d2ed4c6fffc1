import { document, type RecordOf } from '../../../core/description/document.ts'
import { date, dictionary, money, rate, reference, text } from '../../../kinds/index.ts'
import { goLiveState, openingActions, openingStates } from '../../contracts/index.ts'

const debt = "itemType in ['ar', 'ap']"

/** What a party owed us or we owed it on the day before the company went live, document by document. */
export const openingItem = document({
  module: 'finance',
  name: 'openingItem',
  code: 'qcwl',
  scope: 'zjgl',
  title: 'docNo',
  importWhole: true,
  unique: [['goLiveId', 'itemType', 'counterparty', 'docNo']],
  fields: {
    goLiveId: reference({ to: 'contracts.goLive', required: true, indexed: true, only: { status: goLiveState.draft } }),
    itemType: dictionary({ group: 'openItem_type', required: true, indexed: true }),
    counterparty: reference({ to: 'contracts.counterparty', required: true, indexed: true }),
    docNo: text({ required: true, max: 40, searched: true }),
    contractNo: text({ max: 40, searched: true }),
    bizDate: date({ required: true }),
    dueDate: date({ notBefore: 'bizDate', visible: debt, required: debt }),
    segment: dictionary({ group: 'bizSegment' }),
    currency: dictionary({ group: 'currency', required: true, initial: 'CNY', indexed: true }),
    fxRate: rate({ digits: 6, visible: "currency != 'CNY'", required: "currency != 'CNY'" }),
    amount: money({ required: true, digits: 2, min: '0.01', in: 'currency' }),
    day: date({ readonly: true }),
    voucherNo: text({ max: 40, readonly: true, searched: true }),
    rowStatus: dictionary({ group: 'openingRow_status', required: true, readonly: true, initial: '0', indexed: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['goLiveId', 'itemType', 'counterparty', 'docNo', 'contractNo', 'bizDate', 'dueDate', 'segment'],
    },
    {
      name: 'amounts',
      columns: 3,
      fields: ['currency', 'fxRate', 'amount', 'rowStatus', 'day', 'voucherNo', 'remark'],
    },
  ],
  lists: {
    main: {
      columns: [
        'docNo',
        'itemType',
        'counterparty',
        'currency',
        'amount',
        'bizDate',
        'rowStatus',
        'dueDate',
        'contractNo',
        'voucherNo',
        'goLiveId',
      ],
      search: ['goLiveId', 'itemType', 'currency', 'counterparty', 'rowStatus'],
      sort: ['createTime'],
      totals: ['amount'],
    },
  },
  states: openingStates,
  actions: openingActions,
})

export interface OpeningItem extends RecordOf<typeof openingItem> {}
