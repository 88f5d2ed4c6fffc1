import { shapeOf, terminalsOf } from './diagram-symbols.ts'
import type { Diagram } from './diagram.ts'

/** Whether a switch is closed or a machine runs; null where nobody knows. */
export type OnOff = 'on' | 'off' | null

/** Whether a part is reached from a source: certainly, not, or perhaps, where a state on the way is not known. */
export type Live = 'live' | 'dead' | 'stale'

type Drawn = Pick<Diagram, 'symbols' | 'lines'>

/**
 * What is reached from the sources through what is closed, terminal by terminal (`gate.a`). Rings and islands need
 * nothing special: a ring is reached from both its sides, an island from none.
 */
export function liveParts(drawn: Drawn, states: ReadonlyMap<string, OnOff>): ReadonlyMap<string, Live> {
  const sure = graphOf(drawn, states, (state) => state === 'on')
  const possible = graphOf(drawn, states, (state) => state !== 'off')
  const live = reached(sure)
  const perhaps = reached(possible)
  const terminals = Object.entries(drawn.symbols).flatMap(([name, symbol]) =>
    [...terminalsOf(symbol).keys()].map((end) => `${name}.${end}`),
  )
  return new Map(terminals.map((one) => [one, liveOf(live.has(one), perhaps.has(one))]))
}

/** What a symbol is as a whole: whatever its most certain terminal is. */
export function liveOfSymbol(parts: ReadonlyMap<string, Live>, name: string, ends: Iterable<string>): Live {
  const states = new Set([...ends].map((end) => parts.get(`${name}.${end}`)))
  return liveOf(states.has('live'), states.has('stale'))
}

function liveOf(isReached: boolean, mayBe: boolean): Live {
  if (isReached) return 'live'
  return mayBe ? 'stale' : 'dead'
}

interface Graph {
  readonly beside: ReadonlyMap<string, readonly string[]>
  readonly sources: readonly string[]
}

function graphOf(
  { symbols, lines }: Drawn,
  states: ReadonlyMap<string, OnOff>,
  passes: (state: OnOff) => boolean,
): Graph {
  const beside = new Map<string, string[]>()
  const sources: string[] = []
  const join = (from: string, to: string) => {
    beside.set(from, [...(beside.get(from) ?? []), to])
    beside.set(to, [...(beside.get(to) ?? []), from])
  }
  for (const [from, to] of Object.values(lines).flat()) join(from, to)
  for (const [name, symbol] of Object.entries(symbols)) {
    const shape = shapeOf(symbol)
    if (shape === undefined) continue
    const isOpen = shape.switches === true && !passes(states.get(name) ?? null)
    if (isOpen) continue
    const ends = [...terminalsOf(symbol).keys()]
    // A bar is one piece, whatever meets it where.
    if (shape.bar === true) for (const end of ends.slice(1)) join(`${name}.${ends[0]}`, `${name}.${end}`)
    for (const [a, b] of shape.joins) join(`${name}.${a}`, `${name}.${b}`)
    // Of what feeds, the first terminal does; what comes back to a network feeds nothing.
    if (shape.source === true) sources.push(`${name}.${ends[0]}`)
  }
  return { beside, sources }
}

function reached({ beside, sources }: Graph): ReadonlySet<string> {
  const seen = new Set(sources)
  const open = [...sources]
  for (let here = open.pop(); here !== undefined; here = open.pop())
    for (const next of beside.get(here) ?? [])
      if (!seen.has(next)) {
        seen.add(next)
        open.push(next)
      }
  return seen
}
