/** Where a release stands, by the codes of the dictionary cargoRelease_status. */
export const releaseState = {
  draft: '0',
  inApproval: '1',
  released: '2',
  partly: '3',
  done: '4',
  lapsed: '5',
  revoked: '6',
} as const

const { draft, inApproval, released, partly, done, lapsed, revoked } = releaseState

/** Goods may be fetched by it. */
export const openRelease = [released, partly] as const

/** It holds goods and money for its customer, from the moment it is sent round. */
export const holdingRelease = [inApproval, released, partly] as const

/** It holds no more than what was fetched by it. */
export const endedRelease = [done, lapsed, revoked] as const

/** Approval releases the goods, those who fetch them use the release up, and its last day ends it. */
export const releaseActions = {
  sent: { from: [draft], to: inApproval, needs: 'system' },
  back: { from: [inApproval], to: draft, needs: 'system' },
  passed: { from: [inApproval], to: released, needs: 'system' },
  fetched: { from: openRelease, to: partly, needs: 'system' },
  fetchedAll: { from: openRelease, to: done, needs: 'system' },
  putBack: { from: [partly, done], to: partly, needs: 'system' },
  putAllBack: { from: [partly, done], to: released, needs: 'system' },
  // The yard laid its batch elsewhere.
  relaid: { from: holdingRelease, to: 'same', needs: 'system' },
  putBackLate: { from: [lapsed], to: 'same', needs: 'system' },
  expire: { from: openRelease, to: lapsed, needs: 'gb', when: 'validTo < today()' },
  ended: { from: holdingRelease, to: lapsed, needs: 'system' },
  voided: { from: [draft, inApproval, released], to: revoked, needs: 'system' },
} as const

export const releaseStates = {
  field: 'status',
  codes: [draft, inApproval, released, partly, done, lapsed, revoked],
  start: draft,
  final: [lapsed, revoked],
} as const
