import type { Words } from '../values/language.ts'
import type { PlacedSymbol } from './diagram-symbols.ts'
import type { Fields } from './field.ts'

/** A value that stands beside a symbol: a field of its readings, and between which limits it raises no alarm. */
export interface DiagramPoint {
  readonly field: string
  readonly low?: string
  readonly high?: string
}

/** One symbol of a diagram. Codes are patterns: `{code}-Q1` is `GF-01-Q1` where the diagram of `GF-01` is shown. */
export interface DiagramSymbol extends PlacedSymbol {
  readonly label: Words
  /** Code of the record it stands for, one of `devices`. */
  readonly device?: string
  /** Code of what is read there, and its values. */
  readonly key?: string
  /** The series of these readings, where it is not that of the diagram. */
  readonly series?: string
  readonly points?: readonly DiagramPoint[]
  /** The field of its readings by which a switch is closed or a machine runs: above zero. */
  readonly on?: string
}

/** What lines carry; each has colours and words of its own. */
export const carried = ['power', 'hot', 'cold'] as const

export type Carried = (typeof carried)[number]

/** Two terminals that a line joins: `['grid.b', 'gate.a']`. */
type DiagramLine = readonly [from: string, to: string]

/** Records of which a field has one of these values. */
export interface OneOf<C extends string = string> {
  readonly field: C
  readonly codes: readonly string[]
}

/** What symbols stand for, and by which of its fields their state is told. */
export interface DiagramDevices {
  /** `energy.device` */
  readonly of: string
  /** The field that holds its code. */
  readonly code: string
  /** The field by which a switch is closed or a machine runs; with any other value nobody knows. */
  readonly state: { readonly field: string; readonly on: readonly string[]; readonly off: readonly string[] }
  readonly alarmed: OneOf
  /** Values by which what it tells is not to be relied on. */
  readonly stale: OneOf
}

/** A drawing of what stands in a record of a document, with what is read there now. */
export interface Diagram<C extends string = string> {
  readonly module: string
  readonly name: string
  readonly label: Words
  /** Permission to see it; what it shows needs the permissions of that besides. */
  readonly needs: string
  /** `energy.station`: the document each of whose records has this diagram. */
  readonly of: string
  /** The field of such a record that stands for `{code}` in the codes of symbols; it is unique. */
  readonly code: C
  /** Only records with one of these values have it. */
  readonly where?: OneOf<C>
  /** `energy.meterReading`: the series whose readings stand beside the symbols that name no other. */
  readonly series: string
  readonly devices?: DiagramDevices
  readonly symbols: Readonly<Record<string, DiagramSymbol>>
  readonly lines: { readonly [K in Carried]?: readonly DiagramLine[] }
}

/** All series that a diagram reads, its own first. */
export function seriesRead({ series, symbols }: Pick<Diagram, 'series' | 'symbols'>): readonly string[] {
  return [...new Set([series, ...Object.values(symbols).flatMap((symbol) => symbol.series ?? [])])]
}

type Spec<C extends string> = Omit<Diagram<C>, 'module' | 'of'>

/** Describes a diagram of the records of a document: a code that is no field of it does not compile. */
export function diagram<const F extends Fields>(
  of: { readonly module: string; readonly name: string; readonly fields: F },
  spec: Spec<NoInfer<keyof F & string>>,
): Diagram {
  return { module: of.module, of: `${of.module}.${of.name}`, ...spec }
}
