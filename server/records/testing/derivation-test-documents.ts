import { derivation } from '../../../core/description/document-derivation.ts'
import { document } from '../../../core/description/document.ts'
import { defineModule } from '../../../core/description/module.ts'
import { dictionary, number, quantity, reference, text } from '../../../kinds/index.ts'

const words = (zh: string) => ({ zh, ru: `ru ${zh}`, en: `en ${zh}` })

/** What a ship brings: so many tonnes of it may be taken in. */
export const bill = document({
  module: 'harbour',
  name: 'bill',
  code: 'td',
  scope: 'hygl',
  title: 'billNo',
  fields: {
    billNo: text({ required: true, max: 20 }),
    owner: text({ max: 20 }),
    currency: text({ max: 3 }),
    state: dictionary({ group: 'voyageState', initial: 'plan' }),
    tonnes: quantity({ in: 'currency', read: 'td-sl', mask: 'hidden' }),
  },
  form: [],
  lists: {},
  states: { field: 'state', codes: ['plan', 'sea', 'done'], start: 'plan', final: ['done'] },
  actions: {
    arrive: { from: ['plan'], to: 'sea', needs: 'bj' },
    end: { from: ['sea'], to: 'done', needs: 'bj' },
  },
})

/** What was taken in of a bill, a share of it more where it swells. */
export const intake = document({
  module: 'harbour',
  name: 'intake',
  code: 'rk',
  scope: 'hygl',
  title: 'intakeNo',
  fields: {
    intakeNo: text({ required: true, max: 20 }),
    billId: reference({ to: 'harbour.bill' }),
    owner: text({ max: 20 }),
    currency: text({ max: 3 }),
    early: text({ max: 1 }),
    swells: number({ digits: 2, max: '10' }),
    state: dictionary({ group: 'voyageState', initial: 'sea' }),
    tonnes: quantity({ in: 'currency' }),
  },
  form: [],
  lists: { main: { columns: ['intakeNo'], search: [], sort: ['intakeNo'], totals: ['tonnes'] } },
  states: { field: 'state', codes: ['sea', 'done'], start: 'sea', final: ['done'] },
  actions: { undo: { from: ['sea'], to: 'done', needs: 'bj' } },
})

export const intakeOfBill = derivation(bill, intake, {
  name: 'takeIn',
  label: words('入库'),
  by: 'billId',
  when: "state == 'sea'",
  unless: "early == '1'",
  fields: { owner: 'owner', currency: 'currency' },
  alike: ['currency'],
  remaining: { of: ['tonnes'], less: [{ field: 'tonnes', while: { state: 'sea' } }], tolerance: 'swells' },
  link: 'create',
  living: { state: 'sea' },
  bars: ['end'],
})

export const harbourModule = defineModule({
  name: 'harbour',
  label: words('港口'),
  needs: [],
  documents: { bill, intake },
  derivations: [intakeOfBill],
  words: {
    bill: {
      title: words('提单'),
      groups: {},
      lists: {},
      actions: { arrive: words('到港'), end: words('完结') },
      fields: {
        billNo: words('提单号'),
        owner: words('货主'),
        currency: words('币种'),
        state: words('状态'),
        tonnes: words('吨数'),
      },
    },
    intake: {
      title: words('入库单'),
      groups: {},
      lists: {},
      actions: { undo: words('撤销') },
      fields: {
        intakeNo: words('入库单号'),
        billId: words('提单'),
        owner: words('货主'),
        currency: words('币种'),
        early: words('提前'),
        swells: words('溢装'),
        state: words('状态'),
        tonnes: words('吨数'),
      },
    },
  },
  refusals: {},
  pages: [],
})
