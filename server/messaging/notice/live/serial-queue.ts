/** Work that is done one piece after the other. */
export interface SerialQueue {
  readonly add: (work: () => Promise<void>) => void
  /** Resolved when what has been added so far is done. */
  readonly settled: () => Promise<void>
}

/** A failure is told of, and the next piece goes on. */
export function serialQueue(onFailure: (error: unknown) => void): SerialQueue {
  let last: Promise<void> = Promise.resolve()
  return {
    add(work) {
      last = last.then(work).catch(onFailure)
    },
    settled: () => last,
  }
}
