/** Where a key task stands, by the codes of the dictionary keyTaskStatus. */
export const taskState = {
  waiting: '0',
  running: '1',
  handedIn: '2',
  done: '3',
  postponed: '4',
  cancelled: '5',
} as const

/** Somebody works on it. */
export const workedOn = [taskState.running, taskState.postponed] as const

/** It is neither done nor cancelled, nor waits to be judged. */
export const openTask = [taskState.waiting, ...workedOn] as const
