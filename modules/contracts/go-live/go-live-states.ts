/** Where a go-live stands, by the codes of the dictionary goLive_status. */
export const goLiveState = {
  draft: '0',
  submitted: '1',
  posting: '2',
  posted: '3',
  reversing: '4',
  reversed: '5',
  stopped: '6',
} as const

/** Where a row of opening balances stands, by the codes of the dictionary openingRow_status. */
export const openingState = { draft: '0', posted: '1', reversed: '2' } as const

/** States and verbs of rows of opening balances: their go-live posts them and takes them back, and nobody else. */
export const openingStates = {
  field: 'rowStatus',
  codes: Object.values(openingState),
  start: openingState.draft,
  final: [openingState.reversed],
  editable: [openingState.draft],
} as const

export const openingActions = {
  post: { from: [openingState.draft], to: openingState.posted, needs: 'system' },
  takeBack: { from: [openingState.posted], to: openingState.reversed, needs: 'system' },
} as const
