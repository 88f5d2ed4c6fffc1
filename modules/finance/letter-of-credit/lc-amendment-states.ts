import { date, number, textarea } from '../../../kinds/index.ts'

/** Where an amendment stands, by the codes of the dictionary lcAmendment_status. */
export const amendmentState = {
  draft: '0',
  inApproval: '1',
  sent: '2',
  inForce: '3',
  refused: '4',
  void: '5',
} as const

const { draft, inApproval, sent, inForce, refused } = amendmentState

/** Approval sends an amendment to the bank; it binds once the beneficiary has accepted it. */
export const amendmentActions = {
  goRound: { from: [draft], to: inApproval, needs: 'system' },
  back: { from: [inApproval], to: draft, needs: 'system' },
  passed: { from: [inApproval], to: sent, needs: 'system' },
  accept: {
    from: [sent],
    to: inForce,
    needs: 'qr',
    look: 'primary',
    asks: { bankNumber: number({ required: true, min: '1', max: '999' }), acceptDate: date({ required: true }) },
    shows: ['lcId', 'newAmount', 'newExpiryDate', 'newLatestShip'],
  },
  refuse: {
    from: [sent],
    to: refused,
    needs: 'qr',
    look: 'danger',
    irreversible: true,
    asks: { refusedReason: textarea({ required: true, max: 500 }) },
  },
  voided: { from: [draft, inApproval, sent], to: amendmentState.void, needs: 'system' },
} as const

export const amendmentStates = {
  field: 'status',
  codes: Object.values(amendmentState),
  start: draft,
  final: [inForce, refused, amendmentState.void],
} as const
