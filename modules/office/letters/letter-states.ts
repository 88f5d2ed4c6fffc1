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

/** Whether a letter was read by whom it was sent to, by the codes of the dictionary docReading_status. */
export const readingState = { waiting: '0', read: '1', withdrawn: '2' } as const

/** Secret letters are seen by those alone who have to do with them. */
export const secret = 'secret'
