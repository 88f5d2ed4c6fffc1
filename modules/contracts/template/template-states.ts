import { textarea } from '../../../kinds/index.ts'

/** Where a contract template stands, by the codes of the dictionary contractTemplate_status. */
export const templateState = { draft: '0', approved: '1', disabled: '2' } as const

const { draft, approved, disabled } = templateState

/** A second person approves what one has written; what is in use is changed as a draft once more. */
export const templateActions = {
  approve: {
    from: [draft],
    to: approved,
    needs: 'sd',
    look: 'primary',
    shows: ['contractType', 'langMode', 'clauses'],
  },
  revise: { from: [approved], to: draft, needs: 'bj', asks: { reason: textarea({ required: true, max: 500 }) } },
  disable: { from: [approved], to: disabled, needs: 'sd', look: 'danger' },
  enable: { from: [disabled], to: approved, needs: 'sd' },
} as const

/** Its states, in which of them it is edited, and where it ends. */
export const templateStates = {
  field: 'status',
  codes: [draft, approved, disabled],
  start: draft,
  final: [],
  editable: [draft],
} as const

/** Where the text of a contract stands, by the codes of the dictionary contractText_status. */
export const textState = { draft: '0', forLegal: '1', settled: '2' } as const

/** Changed mandatory clauses wait for the lawyers; a text without any is settled at once. */
export const textActions = {
  settle: {
    from: [textState.draft],
    to: textState.settled,
    needs: 'bj',
    look: 'primary',
    when: "!gt(orZero(changedCount), '0')",
  },
  askLegal: {
    from: [textState.draft],
    to: textState.forLegal,
    needs: 'bj',
    look: 'primary',
    when: "gt(orZero(changedCount), '0')",
    shows: ['changedCount', 'changedNote'],
  },
  accept: {
    from: [textState.forLegal],
    to: textState.settled,
    needs: 'sh',
    look: 'primary',
    shows: ['contractId', 'changedCount', 'changedNote'],
    decides: true,
  },
  reject: {
    from: [textState.forLegal],
    to: textState.draft,
    needs: 'sh',
    look: 'danger',
    asks: { reason: textarea({ required: true, max: 500 }) },
    shows: ['changedCount', 'changedNote'],
    decides: true,
  },
  reopen: { from: [textState.settled, textState.forLegal], to: textState.draft, needs: 'bj' },
} as const

/** Its states, and in which of them it is edited. */
export const textStates = {
  field: 'status',
  codes: [textState.draft, textState.forLegal, textState.settled],
  start: textState.draft,
  final: [],
  editable: [textState.draft],
} as const
