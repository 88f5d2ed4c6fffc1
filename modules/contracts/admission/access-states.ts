import { textarea } from '../../../kinds/index.ts'

/** Where an admission stands, by the codes of the dictionary counterpartyAccess_status. */
export const accessState = {
  draft: '0',
  inApproval: '1',
  admitted: '2',
  refused: '3',
  replaced: '4',
  voided: '9',
} as const

const { draft, inApproval, admitted, refused, replaced, voided } = accessState

/** From where to where an admission goes; its approval moves it. */
export const accessActions = {
  sent: { from: [draft], to: inApproval, needs: 'system' },
  back: { from: [inApproval], to: draft, needs: 'system' },
  passed: { from: [inApproval], to: admitted, needs: 'system' },
  // Once somebody has sent it back there is nothing more to ask.
  refuse: {
    from: [draft],
    to: refused,
    needs: 'tt',
    look: 'danger',
    irreversible: true,
    asks: { why: textarea({ required: true, max: 500 }) },
    shows: ['counterpartyId', 'result', 'matchNote'],
  },
  replace: { from: [admitted], to: replaced, needs: 'system' },
  restore: { from: [replaced], to: admitted, needs: 'system' },
  annul: { from: [draft, inApproval, admitted], to: voided, needs: 'system' },
  judged: { from: [draft, inApproval], to: 'same', needs: 'system' },
} as const

/** Its states, in which of them it is edited, and where it ends. */
export const accessStates = {
  field: 'status',
  codes: [draft, inApproval, admitted, refused, replaced, voided],
  start: draft,
  final: [refused, voided],
  editable: [draft],
} as const

/** Where a match of a screening stands, by the codes of the dictionary accessMatch_status. */
export const matchState = { open: '0', cleared: '1', confirmed: '2' } as const
