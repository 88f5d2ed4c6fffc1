import { date, text, textarea } from '../../../kinds/index.ts'

/** Where a letter of credit stands, by the codes of the dictionary lcStatus. */
export const lcState = {
  applied: '0',
  issued: '1',
  amending: '2',
  presented: '3',
  discrepant: '4',
  accepted: '5',
  paid: '6',
  settled: '7',
  expired: '8',
  cancelled: '9',
} as const

const { applied, issued, amending, presented, discrepant, accepted, paid, settled, expired, cancelled } = lcState

/** It binds its bank: documents may be presented under it and it may be amended. */
export const liveLetter = [issued, amending, presented, discrepant, accepted, paid] as const

const byDrawing = { from: liveLetter, needs: 'system' } as const

/** Nothing is owed under it: the bank has not promised yet, or no longer does. */
export const idleLetter = [applied, settled, expired, cancelled] as const

/** The bank issues a letter; its amendments and drawings carry it on, until it is settled, expires or is cancelled. */
export const lcActions = {
  issue: {
    from: [applied],
    to: issued,
    needs: 'qr',
    look: 'primary',
    when: "approvalStatus == '2' && direction == 'import'",
    asks: { lcNo: text({ required: true, max: 35 }), issueDate: date({ required: true }) },
    shows: ['counterparty', 'amount', 'expiryDate', 'issuingBank'],
  },
  register: { from: [applied], to: issued, needs: 'system' },
  beginAmendment: { ...byDrawing, to: amending },
  goOn: { ...byDrawing, to: issued },
  receiveDocuments: { ...byDrawing, to: presented },
  findDiscrepancies: { ...byDrawing, to: discrepant },
  accept: { ...byDrawing, to: accepted },
  pay: { ...byDrawing, to: paid },
  settle: { ...byDrawing, to: settled },
  expire: { ...byDrawing, to: expired },
  voided: { from: [applied, ...liveLetter], to: cancelled, needs: 'system' },
  cancel: {
    from: liveLetter,
    to: cancelled,
    needs: 'js',
    look: 'danger',
    irreversible: true,
    asks: { reason: textarea({ required: true, max: 500 }) },
    shows: ['counterparty', 'amount', 'availableAmount'],
  },
} as const

export const lcStates = {
  field: 'status',
  codes: Object.values(lcState),
  start: applied,
  editable: [applied],
  final: [settled, expired, cancelled],
} as const
