/** Where a contract stands, by the codes of the dictionary contractStatus. */
export const contractState = {
  draft: '0',
  inApproval: '1',
  toSign: '2',
  inForce: '3',
  underWay: '4',
  completed: '5',
  terminated: '6',
  voided: '7',
} as const

/** It may yet become the other side of a back-to-back deal. */
export const linkableContract = [
  contractState.draft,
  contractState.inApproval,
  contractState.toSign,
  contractState.inForce,
  contractState.underWay,
] as const

/** It was signed and has not ended: what is under it may still be bought, sold and paid. */
export const runningContract = [contractState.inForce, contractState.underWay] as const

/** It was signed and was not broken off: what was done under it may be settled. */
export const settleableContract = [...runningContract, contractState.completed] as const

/** Where a counterparty stands, by the codes of the dictionary cpStatus. */
export const counterpartyState = {
  potential: '0',
  admitted: '1',
  restricted: '2',
  frozen: '3',
  blacklisted: '4',
  refused: '5',
} as const

/** With whom a contract may be made. */
export const admittedCounterparty = [counterpartyState.admitted, counterpartyState.restricted] as const

/** Nothing has ended what we have to do with it. */
export const openCounterparty = [
  counterpartyState.potential,
  ...admittedCounterparty,
  counterpartyState.frozen,
] as const
