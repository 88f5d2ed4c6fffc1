import { money, quantity, reference } from '../../../kinds/index.ts'
import { contractState } from '../contract-and-counterparty-states.ts'

const carried = 'filled(goLiveId)'

/** What the old system had done of a contract that was carried over when its company went live. */
export const openingFields = {
  goLiveId: reference({ to: 'contracts.goLive', readonly: true, indexed: true, visible: carried }),
  openingDelivered: quantity({ digits: 3, readonly: true, visible: carried }),
  openingInvoiced: money({ digits: 2, in: 'currency', readonly: true, visible: carried }),
  openingPaid: money({ digits: 2, in: 'currency', readonly: true, visible: carried }),
} as const

/** A contract of the old system runs already: its agreement was given there, and the go-live itself was confirmed. */
export const openingMoves = {
  carryOver: { from: [contractState.draft], to: contractState.underWay, needs: 'system' },
  uncarry: { from: [contractState.underWay], to: contractState.voided, needs: 'system' },
} as const
