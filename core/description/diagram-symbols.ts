/** A terminal: where it is within its symbol, and in which direction a line leaves it. */
interface Terminal {
  readonly at: readonly [x: number, y: number]
  readonly leaves: 'down' | 'across'
}

interface SortShape {
  /** Squares it takes, upright. */
  readonly size: readonly [w: number, h: number]
  readonly terminals: Readonly<Record<string, readonly [x: number, y: number]>>
  /** Terminals that are joined inside it: always, or while it is closed or runs. */
  readonly joins: readonly (readonly [string, string])[]
  /** It lets through only while it is closed or runs. */
  readonly switches?: true
  /** What it joins begins here: always, or of what switches while it runs. */
  readonly source?: true
  /** A bar of any length, with a terminal at each square: `bus.0`, `bus.1`. */
  readonly bar?: true
}

const upright = { a: [1, 0], b: [1, 2] } as const
const through = [['a', 'b']] as const

/** What a symbol of each sort is. */
export const symbolSorts = {
  /** The grid outside, which feeds. */
  grid: { size: [2, 2], terminals: { b: [1, 2] }, joins: [], source: true },
  bus: { size: [0, 0], terminals: {}, joins: [], bar: true },
  breaker: { size: [2, 2], terminals: upright, joins: through, switches: true },
  disconnector: { size: [2, 2], terminals: upright, joins: through, switches: true },
  transformer: { size: [2, 3], terminals: { a: [1, 0], b: [1, 3] }, joins: through },
  meter: { size: [2, 2], terminals: upright, joins: through },
  inverter: { size: [2, 2], terminals: upright, joins: through },
  /** It feeds while it runs. */
  generator: { size: [2, 2], terminals: { a: [1, 0] }, joins: [], switches: true, source: true },
  /** A wind turbine: it feeds what others keep under voltage. */
  turbine: { size: [2, 2], terminals: { a: [1, 0] }, joins: [], switches: true },
  /** Between a battery and what it feeds: it lets through while it runs. */
  converter: { size: [2, 2], terminals: upright, joins: through, switches: true },
  /** Always under voltage. */
  battery: { size: [2, 2], terminals: { a: [1, 0] }, joins: [], source: true },
  load: { size: [2, 2], terminals: upright, joins: through },
  /** The heating network outside: what it sends leaves at `a`, what comes back enters at `b`. */
  network: { size: [2, 12], terminals: { a: [2, 1], b: [2, 11] }, joins: [], source: true },
  valve: { size: [2, 2], terminals: upright, joins: through, switches: true },
  /** It drives both its sides while it runs. */
  pump: { size: [2, 2], terminals: upright, joins: through, switches: true, source: true },
  /** Two circuits that do not mix: `a` to `b`, and `c` to `d`. */
  exchanger: {
    size: [3, 12],
    terminals: { a: [0, 1], b: [0, 11], c: [3, 1], d: [3, 11] },
    joins: [
      ['a', 'b'],
      ['c', 'd'],
    ],
  },
  tank: { size: [2, 2], terminals: { b: [1, 2] }, joins: [] },
  /** A header that several pipes meet at. */
  pipe: { size: [0, 0], terminals: {}, joins: [], bar: true },
  /** Words, and values that belong to no symbol. */
  label: { size: [4, 1], terminals: {}, joins: [] },
} as const satisfies Readonly<Record<string, SortShape>>

export type SymbolSort = keyof typeof symbolSorts

/** A symbol where it stands. */
export interface PlacedSymbol {
  readonly sort: SymbolSort
  /** The square of its upper left corner. */
  readonly x: number
  readonly y: number
  /** Lies on its side: what is above stands on the left. */
  readonly turned?: true
  /** Squares that a bus or a header is long. */
  readonly length?: number
}

/** The shape of a symbol; undefined of a sort that there is not. */
export function shapeOf({ sort }: Pick<PlacedSymbol, 'sort'>): SortShape | undefined {
  return Object.hasOwn(symbolSorts, sort) ? symbolSorts[sort] : undefined
}

/** The squares that a symbol takes. */
export function sizeOf(symbol: PlacedSymbol): readonly [w: number, h: number] {
  const shape = shapeOf(symbol)
  const [w, h] = shape?.bar === true ? [symbol.length ?? 1, 0] : (shape?.size ?? [0, 0])
  return symbol.turned === true ? [h, w] : [w, h]
}

/** The terminals of a symbol by their names, in squares of the drawing. */
export function terminalsOf(symbol: PlacedSymbol): ReadonlyMap<string, Terminal> {
  const shape = shapeOf(symbol)
  if (shape === undefined) return new Map()
  const { x, y, turned, length = 1 } = symbol
  const inside: (readonly [string, readonly [number, number]])[] =
    shape.bar === true
      ? Array.from({ length: length + 1 }, (_, at) => [String(at), [at, 0]] as const)
      : Object.entries(shape.terminals)
  const [wide] = shape.size
  return new Map(
    inside.map(([name, [right, down]]) => {
      // On its sides lines go across; above and below, and from a bar, they go down.
      const onSide = shape.bar !== true && (right === 0 || right === wide)
      const leaves = onSide === (turned === true) ? 'down' : 'across'
      return [name, { at: turned === true ? [x + down, y + right] : [x + right, y + down], leaves }]
    }),
  )
}

/** A terminal by its written name, `gate.a`; undefined where there is none. */
export function terminalNamed(symbols: Readonly<Record<string, PlacedSymbol>>, written: string): Terminal | undefined {
  const [name = '', end = ''] = written.split('.')
  const symbol = symbols[name]
  return symbol === undefined ? undefined : terminalsOf(symbol).get(end)
}
