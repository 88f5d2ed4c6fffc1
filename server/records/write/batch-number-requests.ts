interface Waiting<T> {
  readonly give: (one: T | undefined) => void
  readonly fail: (error: unknown) => void
}

type Line<T> = Waiting<T>[]

const lines = new WeakMap<object, Map<string, Line<unknown>>>()

/**
 * One of what is drawn from a source under a key. Whoever asks while others are being served waits for the next round,
 * and a round is drawn at once for all who wait: many callers cost hardly more than one. Undefined where too few were
 * drawn.
 */
export function batchNumberRequests<T>(
  source: object,
  key: string,
  draw: (many: number) => Promise<readonly T[]>,
): Promise<T | undefined> {
  const own = (lines.get(source) ?? new Map<string, Line<T>>()) as Map<string, Line<T>> // a key is always drawn by the same function
  lines.set(source, own as Map<string, Line<unknown>>) // the same map
  return new Promise((give, fail) => {
    const line = own.get(key)
    if (line !== undefined) return void line.push({ give, fail })
    own.set(key, [{ give, fail }])
    void serve(own, key, draw)
  })
}

async function serve<T>(
  own: Map<string, Line<T>>,
  key: string,
  draw: (many: number) => Promise<readonly T[]>,
): Promise<void> {
  for (;;) {
    const round = own.get(key)?.splice(0) ?? []
    if (round.length === 0) return void own.delete(key)
    try {
      const drawn = await draw(round.length)
      round.forEach(({ give }, at) => give(drawn[at]))
    } catch (error) {
      for (const { fail } of round) fail(error)
    }
  }
}
