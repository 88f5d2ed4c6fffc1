/** Where a construction project stands, by the codes of the dictionary engStatus. */
export const projectState = {
  waiting: '0',
  building: '1',
  stopped: '2',
  built: '3',
  accepted: '4',
  settled: '5',
} as const

/** Where a task of one stands. */
export const taskState = { waiting: '0', running: '1', done: '2' } as const
