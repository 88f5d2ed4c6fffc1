import type { Words } from '../values/language.ts'
import type { Span } from '../values/time-span.ts'
import type { OneOf } from './diagram.ts'
import type { Fields } from './field.ts'

/** Lengths of time over which values are rolled up, from the shortest. */
export const seriesLevels = ['hour', 'day', 'month'] as const

export type SeriesLevel = (typeof seriesLevels)[number]

interface Read {
  readonly label: Words
  readonly unit: Words
  /** Digits after the point; what is sent with more is rounded. */
  readonly digits: number
}

/** What stands higher and lower: it is averaged, and its least and greatest are kept. */
interface Gauge extends Read {
  readonly sort: 'gauge'
  /** What is read outside these bounds, themselves allowed, is kept as out of range and counts for nothing. */
  readonly from: string
  readonly to: string
  /** The same value for so long is marked as frozen; absent where it may well stand still. */
  readonly frozenAfter?: Span
}

/** What only rises: its differences count. */
interface Counter extends Read {
  readonly sort: 'counter'
  /** Where it begins again at nothing: `1000000` of a counter of six places. What is not below it is out of range. */
  readonly turns: string
}

export type SeriesField = Gauge | Counter

/**
 * Readings of things, written by machines: without audit, history or version, and in a table of its own that is
 * partitioned by month. What they are readings of are records of a document, whose scope and rights decide who sees which.
 */
export interface Series<C extends string = string> {
  readonly module: string
  readonly name: string
  readonly label: Words
  /** Permission to read it. */
  readonly needs: string
  /** Permission to enter readings by hand and by file; absent where machines alone do. */
  readonly enter?: string
  /** `energy.meter`: the document whose records are read. */
  readonly of: string
  /** Only records with one of these values are read; absent where all are. */
  readonly where?: OneOf<C>
  /** The field by which a sender names such a record; it is unique and required. */
  readonly code: C
  /** A yes or no of such a record: of one out of use nothing is taken, and nobody waits for it. */
  readonly inUse: C
  /** From one reading to the next. */
  readonly every: Span
  /** Two readings further apart than this have a gap between them. */
  readonly gapAfter: Span
  /** A thing in use that has not been read for so long is told as an alert. */
  readonly silentAfter: Span
  readonly fields: Readonly<Record<string, SeriesField>>
  /** How long readings are kept, and their values by hour, by day and by month: those that are longer than `every`. */
  readonly keep: { readonly raw: Span | 'always' } & { readonly [L in SeriesLevel]?: Span | 'always' }
}

type Spec<C extends string> = Omit<Series<C>, 'module' | 'of'>

/** Describes readings of the records of a document: a code that is no field of it does not compile. */
export function series<const F extends Fields>(
  of: { readonly module: string; readonly name: string; readonly fields: F },
  spec: Spec<NoInfer<keyof F & string>>,
): Series {
  return { module: of.module, of: `${of.module}.${of.name}`, ...spec }
}
