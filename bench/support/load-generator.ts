import autocannon from 'autocannon'

export interface Load {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** One body per request in turn; a GET when absent. */
  readonly bodies?: readonly string[]
  readonly connections: number
  readonly seconds: number
}

/** Requests per second, all of them answered with 200. */
export async function perSecond({ url, headers = {}, bodies, connections, seconds }: Load): Promise<number> {
  const requests = bodies?.map((body) => ({
    method: 'POST' as const,
    body,
    headers: { ...headers, 'content-type': 'application/json' },
  }))
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    idReplacement: true,
    ...(requests === undefined ? {} : { requests }),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} broken`)
  return result.requests.total / result.duration
}

// Of the same two programs one pair says 0.7 and the next 0.9 on a machine that others use too.
const pairs = 11
const slice = 1 // second
const connections = 16
// After so many calls of one kind both programs have compiled what they run most, however slow the machine.
const warmUp = 3_000
const longestWarmUp = 15 // seconds

type Asked = Pick<Load, 'url' | 'headers' | 'bodies'>

/** Both sides in turns, each pair in the same moment of the machine: what else runs on it slows them alike. */
export async function interleaved(ours: Asked, byHand: string): Promise<readonly Pair[]> {
  const hand = { url: byHand, bodies: ['{}'] }
  const taken: Pair[] = []
  for (const one of [ours, hand]) {
    for (let calls = 0, seconds = 0; calls < warmUp && seconds < longestWarmUp; seconds += slice)
      calls += slice * (await perSecond({ ...one, connections, seconds: slice }))
  }
  const during = (one: Asked) => perSecond({ ...one, connections, seconds: slice })
  for (let pair = 0; pair < pairs; pair += 1) {
    // In turns also who goes first, so that a machine that slows down favours neither.
    const oursFirst = pair % 2 === 0 ? await during(ours) : null
    const byHandRate = await during(hand)
    taken.push({ ours: oursFirst ?? (await during(ours)), byHand: byHandRate })
  }
  return taken
}

/** Requests per second of the product and of the page by hand. */
export interface Pair {
  readonly ours: number
  readonly byHand: number
}

/** The middle one. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
