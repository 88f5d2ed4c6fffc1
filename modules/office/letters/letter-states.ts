/** Where an outgoing letter stands, by the codes of the dictionary docOut_status. */
export const outState = {
  draft: '0',
  inApproval: '1',
  signed: '2',
  sealed: '3',
  circulating: '4',
  filed: '5',
  voided: '6',
} as const

/** It has its number and counts in the register, whatever became of it since. */
export const numberedStates = [
  outState.signed,
  outState.sealed,
  outState.circulating,
  outState.filed,
  outState.voided,
] as const

/** Where a letter that came in stands, by the codes of the dictionary docIn_status. */
export const inState = { registered: '0', proposed: '1', handling: '2', done: '3', filed: '4' } as const

/** Whether a letter was read by whom it was sent to, by the codes of the dictionary docReading_status. */
export const readingState = { waiting: '0', read: '1', withdrawn: '2' } as const

/** Secret letters are seen by those alone who have to do with them. */
export const secret = 'secret'
