/** Runs work of one key one after another, work of different keys side by side. */
export interface InTurn {
  readonly run: <T>(key: string, work: () => Promise<T>) => Promise<T>
}

/** Tries for one account wait for each other, so that none is judged before the one before it is counted. */
export function inTurn(): InTurn {
  const last = new Map<string, Promise<unknown>>()
  return {
    async run(key, work) {
      const before = last.get(key) ?? Promise.resolve()
      const mine = before.then(work, work)
      last.set(key, mine)
      try {
        return await mine
      } finally {
        if (last.get(key) === mine) last.delete(key)
      }
    },
  }
}
