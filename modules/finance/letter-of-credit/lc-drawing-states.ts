import { date, money, textarea } from '../../../kinds/index.ts'

/** Where a drawing stands, by the codes of the dictionary lcDrawing_status. */
export const drawingState = {
  draft: '0',
  presented: '1',
  discrepant: '2',
  accepted: '3',
  refused: '4',
  paid: '5',
} as const

const { draft, presented, discrepant, accepted, refused, paid } = drawingState

/** The bank has not decided or not paid yet. */
export const openDrawing = [presented, discrepant, accepted] as const

const what = ['lcId', 'amount', 'blDate', 'lastPresentDay'] as const

/** Documents are presented and examined; what complies, or is waived, is accepted and paid when it is due. */
export const drawingActions = {
  present: { from: [draft], to: presented, needs: 'qr', look: 'primary', shows: what },
  comply: {
    from: [presented],
    to: accepted,
    needs: 'pd',
    look: 'primary',
    asks: { acceptDate: date({ required: true }) },
    shows: what,
  },
  findDiscrepancies: {
    from: [presented],
    to: discrepant,
    needs: 'pd',
    asks: { discrepancies: textarea({ required: true, max: 1000 }) },
    shows: what,
  },
  waive: {
    from: [discrepant],
    to: accepted,
    needs: 'js',
    asks: { acceptDate: date({ required: true }) },
    shows: [...what, 'discrepancies'],
  },
  refuse: {
    from: [discrepant],
    to: refused,
    needs: 'js',
    look: 'danger',
    irreversible: true,
    asks: { refusedReason: textarea({ required: true, max: 500 }) },
    shows: [...what, 'discrepancies'],
  },
  pay: {
    from: [accepted],
    to: paid,
    needs: 'fk',
    look: 'primary',
    asks: { payDate: date({ required: true }), paidAmount: money({ digits: 2, min: '0.01', required: true }) },
    prefill: { paidAmount: 'amount' },
    shows: ['lcId', 'amount', 'dueDate'],
  },
} as const

export const drawingStates = {
  field: 'status',
  codes: Object.values(drawingState),
  start: draft,
  editable: [draft],
  final: [refused, paid],
} as const
