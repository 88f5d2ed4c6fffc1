import { textarea } from '../../../kinds/index.ts'

/** Where an inspection report stands, by the codes of the dictionary inspectReport_status. */
export const reportState = {
  sampled: '0',
  inLab: '1',
  issued: '2',
  confirmed: '3',
  disputed: '4',
  inArbitration: '5',
} as const

const { sampled, inLab, issued, confirmed, disputed, inArbitration } = reportState

/** The stage of a sample that both sides have agreed to have tested once more. */
export const arbitrationStage = 'arb'

/** From the sample to the result that counts, and by whose verb. */
export const reportActions = {
  test: { from: [sampled], to: inLab, needs: 'hy' },
  issue: { from: [sampled, inLab], to: issued, needs: 'hy', look: 'primary', shows: ['heatKcal', 'ashDry', 'sulDry'] },
  correct: { from: [issued], to: inLab, needs: 'hy' },
  confirm: {
    from: [issued],
    to: confirmed,
    needs: 'qr',
    look: 'primary',
    shows: ['heatKcal', 'counterQ', 'labDiff', 'labTol', 'basis'],
  },
  dispute: {
    from: [issued],
    to: disputed,
    needs: 'qr',
    look: 'danger',
    asks: { reason: textarea({ required: true, max: 500 }) },
  },
  settle: { from: [disputed], to: issued, needs: 'qr' },
  arbitrate: { from: [disputed], to: inArbitration, needs: 'qr', look: 'primary' },
  bound: { from: [issued, disputed, inArbitration], to: confirmed, needs: 'system' },
  reopen: {
    from: [confirmed],
    to: issued,
    needs: 'qr',
    look: 'danger',
    when: `stage != '${arbitrationStage}' && empty(arbitrationId)`,
  },
  unbound: { from: [confirmed], to: issued, needs: 'system' },
} as const

/** Its states, and in which of them it is edited. */
export const reportStates = {
  field: 'status',
  codes: [sampled, inLab, issued, confirmed, disputed, inArbitration],
  start: sampled,
  final: [],
  editable: [sampled, inLab],
} as const
