/** Where a work order stands, by the codes of the dictionary energy_workState. */
export const workState = {
  waiting: '0',
  assigned: '1',
  running: '2',
  handedIn: '3',
  done: '4',
  sentBack: '5',
} as const

const { waiting, assigned, running, sentBack } = workState

/** Somebody has to do the work yet. */
export const openWork = [waiting, assigned, running, sentBack] as const

/** Nobody has begun it, or it is to be begun again. */
export const notBegun = [waiting, assigned, sentBack] as const
