import { date, money, text, textarea } from '../../../kinds/index.ts'

/** Where an insurance claim stands, by the codes of the dictionary insuranceClaim_status. */
export const claimState = { reported: '0', surveyed: '1', assessed: '2', paid: '3', closed: '4', dropped: '9' } as const

const { reported, surveyed, assessed, paid, closed, dropped } = claimState

/** It takes of the sum insured, and its loss is claimed by no other. */
export const standingClaim = [reported, surveyed, assessed, paid, closed] as const

/** What the insurer and we do with a claim, step by step. */
export const claimActions = {
  survey: {
    from: [reported],
    to: surveyed,
    needs: 'dl',
    look: 'primary',
    asks: {
      surveyor: text({ required: true, max: 100 }),
      surveyedOn: date({ required: true, notAfter: 'today()' }),
    },
  },
  assess: {
    from: [surveyed],
    to: assessed,
    needs: 'dl',
    look: 'primary',
    asks: { assessedAmt: money({ required: true, digits: 2, min: '0.01' }) },
    prefill: { assessedAmt: 'lossAmt' },
    shows: ['lossAmt', 'deductible', 'claimAmt'],
  },
  pay: {
    from: [assessed],
    to: paid,
    needs: 'pf',
    look: 'primary',
    asks: {
      paid: money({ required: true, digits: 2, min: '0.01' }),
      paidDay: date({ required: true, notAfter: 'today()' }),
    },
    prefill: { paid: 'claimAmt' },
    shows: ['policyId', 'claimAmt'],
  },
  close: { from: [paid], to: closed, needs: 'dl' },
  drop: {
    from: [reported, surveyed, assessed],
    to: dropped,
    needs: 'dl',
    look: 'danger',
    irreversible: true,
    asks: { reason: textarea({ required: true, max: 500 }) },
  },
} as const

/** Its states, in which of them it is edited, and where it ends. */
export const claimStates = {
  field: 'status',
  codes: [...standingClaim, dropped],
  start: reported,
  final: [closed, dropped],
  editable: [reported],
} as const
