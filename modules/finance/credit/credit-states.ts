import { textarea } from '../../../kinds/index.ts'

/** Where a credit limit stands, by the codes of the dictionary creditStatus. */
export const creditState = {
  draft: '0',
  inApproval: '1',
  inForce: '2',
  frozen: '3',
  expired: '4',
  void: '5',
} as const

const { draft, inApproval, inForce, frozen, expired } = creditState

/** It stands, whether or not it may be drawn on today. */
export const standingCredit = [inForce, frozen] as const

/** Approval brings a limit into force; risk control freezes it, and its last day or a later limit ends it. */
export const creditActions = {
  sent: { from: [draft], to: inApproval, needs: 'system' },
  back: { from: [inApproval], to: draft, needs: 'system' },
  passed: { from: [inApproval], to: inForce, needs: 'system' },
  freeze: {
    from: [inForce],
    to: frozen,
    needs: 'dj',
    look: 'danger',
    asks: { reason: textarea({ required: true, max: 500 }) },
  },
  // The night finds that its customer has not paid for too long.
  freezeLate: { from: [inForce], to: frozen, needs: 'system' },
  unfreeze: { from: [frozen], to: inForce, needs: 'dj' },
  expire: { from: standingCredit, to: expired, needs: 'system' },
  replaced: { from: standingCredit, to: creditState.void, needs: 'system' },
  voided: { from: [draft, inApproval, inForce, frozen], to: creditState.void, needs: 'system' },
} as const

export const creditStates = {
  field: 'status',
  codes: Object.values(creditState),
  start: draft,
  final: [expired, creditState.void],
} as const
