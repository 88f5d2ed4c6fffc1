import { derivation } from '../../../core/description/document-derivation.ts'
import { document } from '../../../core/description/document.ts'
import { defineModule } from '../../../core/description/module.ts'
import { dictionary, lines, money, reference, text } from '../../../kinds/index.ts'

const words = (zh: string) => ({ zh, ru: `ru ${zh}`, en: `en ${zh}` })

/** What is owed to somebody in a currency. */
export const debt = document({
  module: 'ledger',
  name: 'debt',
  code: 'zw',
  scope: 'hygl',
  title: 'debtNo',
  fields: {
    debtNo: text({ required: true, max: 20 }),
    owner: text({ max: 20 }),
    currency: text({ max: 3 }),
    state: dictionary({ group: 'voyageState', initial: 'sea' }),
    amount: money({ digits: 2, in: 'currency', read: 'zw-je', mask: 'hidden' }),
  },
  form: [],
  lists: {},
  states: { field: 'state', codes: ['sea', 'done'], start: 'sea', final: ['done'] },
  actions: { end: { from: ['sea'], to: 'done', needs: 'bj' } },
})

/** What is paid of debts, of several at once; one that was stopped has taken what went out. */
export const transfer = document({
  module: 'ledger',
  name: 'transfer',
  code: 'zz',
  scope: 'hygl',
  title: 'transferNo',
  fields: {
    transferNo: text({ required: true, max: 20 }),
    owner: text({ max: 20 }),
    currency: text({ max: 3 }),
    state: dictionary({ group: 'voyageState', initial: 'sea' }),
    amount: money({ digits: 2, in: 'currency' }),
    gone: money({ digits: 2, in: 'currency' }),
    debts: lines({
      fields: {
        debtId: reference({ to: 'ledger.debt', indexed: true }),
        part: money({ digits: 2, min: '0.01' }),
      },
    }),
  },
  form: [],
  lists: { main: { columns: ['transferNo'], search: [], sort: ['transferNo'], totals: ['amount'] } },
  states: { field: 'state', codes: ['sea', 'plan', 'done'], start: 'sea', final: ['plan', 'done'] },
  actions: {
    undo: { from: ['sea'], to: 'done', needs: 'bj' },
    stop: { from: ['sea'], to: 'plan', needs: 'bj' },
  },
})

export const payDebts = derivation(debt, transfer, {
  name: 'payDebts',
  label: words('付款'),
  by: 'debtId',
  merge: { lines: 'debts', total: 'amount' },
  when: "state == 'sea'",
  fields: { owner: 'owner', currency: 'currency' },
  alike: ['owner', 'currency'],
  remaining: {
    of: ['amount'],
    less: [
      { field: 'part', while: { state: 'sea' } },
      { field: 'part', share: 'gone', while: { state: 'plan' } },
    ],
  },
  link: 'pay',
  living: { state: ['sea', 'plan'] },
})

export const ledgerModule = defineModule({
  name: 'ledger',
  label: words('往来'),
  needs: [],
  documents: { debt, transfer },
  derivations: [payDebts],
  words: {
    debt: {
      title: words('欠款'),
      groups: {},
      lists: {},
      actions: { end: words('完结') },
      fields: {
        debtNo: words('欠款号'),
        owner: words('债主'),
        currency: words('币种'),
        state: words('状态'),
        amount: words('金额'),
      },
    },
    transfer: {
      title: words('转账'),
      groups: {},
      lists: {},
      actions: { undo: words('撤销'), stop: words('中止') },
      fields: {
        transferNo: words('转账号'),
        owner: words('债主'),
        currency: words('币种'),
        state: words('状态'),
        amount: words('金额'),
        gone: words('已付'),
        debts: { label: words('欠款明细'), fields: { debtId: words('欠款'), part: words('本次') } },
      },
    },
  },
  refusals: {},
  pages: [],
})
