import { date, text, textarea } from '../../kinds/index.ts'

/** Where a policy stands, by the codes of the dictionary insurancePolicy_status. */
export const policyState = { applied: '0', inForce: '1', ended: '2', cancelled: '9' } as const

const { applied, inForce, ended, cancelled } = policyState

/** It takes of the tonnes of its bill. */
export const standingPolicy = [applied, inForce, ended] as const

/** A loss may be claimed under it: one that came within its days is, after them too. */
export const claimablePolicy = [inForce, ended] as const

const unclaimed = "!gt(orZero(claimedAmt), '0')"

/** What the insurer and the claims make of a policy. */
export const policyActions = {
  issue: {
    from: [applied],
    to: inForce,
    needs: 'cb',
    look: 'primary',
    asks: { policyNo: text({ required: true, max: 40 }), issuedOn: date({ required: true, notAfter: 'today()' }) },
    shows: ['insurer', 'insuredAmount', 'premium', 'validFrom', 'validTo'],
  },
  end: { from: [inForce], to: ended, needs: 'cb', when: 'validTo < today()' },
  cancel: {
    from: [applied, inForce],
    to: cancelled,
    needs: 'cb',
    look: 'danger',
    irreversible: true,
    when: unclaimed,
    asks: { reason: textarea({ required: true, max: 500 }) },
  },
  claimed: { from: [inForce, ended], to: 'same', needs: 'system' },
} as const

/** Its states, in which of them it is edited, and where it ends. */
export const policyStates = {
  field: 'status',
  codes: [...standingPolicy, cancelled],
  start: applied,
  final: [ended, cancelled],
  editable: [applied],
} as const
