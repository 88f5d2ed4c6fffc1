import { textarea } from '../../../kinds/index.ts'

/** Where a domestic order stands, by the codes of the dictionary ctiSales_status. */
export const orderState = {
  draft: '0',
  inApproval: '1',
  waiting: '2',
  partly: '3',
  fetched: '4',
  settled: '5',
  closed: '6',
} as const

const { draft, inApproval, waiting, partly, fetched, settled, closed } = orderState

/** Its goods may be released and fetched. */
export const openOrder = [waiting, partly] as const

/** It takes the whole of its amount of its contract. */
export const standingOrder = [inApproval, waiting, partly] as const

/** It takes no more of its contract than what was fetched by it. */
export const endedOrder = [fetched, settled, closed] as const

/** Approval opens an order, those who fetch its goods use it up, the finance office settles it. */
export const orderActions = {
  sent: { from: [draft], to: inApproval, needs: 'system' },
  back: { from: [inApproval], to: draft, needs: 'system' },
  passed: { from: [inApproval], to: waiting, needs: 'system' },
  fetchedPart: { from: openOrder, to: partly, needs: 'system' },
  fetchedAll: { from: openOrder, to: fetched, needs: 'system' },
  putBack: { from: [partly, fetched], to: partly, needs: 'system' },
  putAllBack: { from: [partly, fetched], to: waiting, needs: 'system' },
  // The yard laid its batch elsewhere.
  relaid: { from: standingOrder, to: 'same', needs: 'system' },
  putBackLate: { from: [settled, closed], to: 'same', needs: 'system' },
  finish: {
    from: openOrder,
    to: closed,
    needs: 'gd',
    look: 'danger',
    shows: ['qty', 'pickedQty', 'leftQty'],
    asks: { reason: textarea({ required: true, max: 500 }) },
  },
  expire: { from: openOrder, to: closed, needs: 'gd', when: 'validTo < today()' },
  settle: {
    from: [fetched, closed],
    to: settled,
    needs: 'js',
    look: 'primary',
    when: 'gt(orZero(pickedQty), "0")',
    shows: ['pickedQty', 'pickedAmount'],
  },
  ended: { from: standingOrder, to: closed, needs: 'system' },
  voided: { from: [draft, inApproval, waiting], to: closed, needs: 'system' },
} as const

export const orderStates = {
  field: 'status',
  codes: [draft, inApproval, waiting, partly, fetched, settled, closed],
  start: draft,
  final: [settled],
} as const
