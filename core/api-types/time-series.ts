import type { DescribedField } from '../description/described-document.ts'
import type { FieldError } from '../words/refusal.ts'

/** A series as one reader sees it, in his language. */
export interface SeriesDescribed {
  readonly label: string
  readonly fields: readonly SeriesFieldInfo[]
  /** What is asked: of which things (`keys`), which `field`, over which days (`from`, `to`), and by what `level`, or `auto`. */
  readonly filters: readonly DescribedField[]
  /** The code of something in his scope that is read; empty where there is nothing. */
  readonly example: string
  /** Path of the page where the things are kept; empty where he may not open it. */
  readonly thingsPage: string
  /** Whether he enters readings by hand and by file. */
  readonly mayEnter: boolean
}

/** The readings themselves, or their values by hour, day or month. */
type SeriesLevelName = 'raw' | 'hour' | 'day' | 'month'

export interface SeriesFieldInfo {
  readonly name: string
  readonly label: string
  readonly unit: string
  readonly digits: number
  readonly sort: 'gauge' | 'counter'
}

export interface SeriesThing {
  readonly id: string
  readonly code: string
  readonly title: string
  /** When it was last read; null when never. */
  readonly lastAt: number | null
}

/** What is wrong with a point, or before it. */
export type PointMark = 'gap' | 'frozen' | 'range' | 'future'

/** One value of a curve: a reading, or what several come to. */
export interface SeriesPoint {
  readonly at: number
  /** The average of a gauge, what a counter counted; null where nothing counts. */
  readonly value: string | null
  /** Of a gauge. */
  readonly least: string | null
  readonly most: string | null
  /** Readings that count. */
  readonly n: number
  readonly marks: readonly PointMark[]
}

/** One field of some things over a time, in no more points than a screen can show. */
export interface SeriesCurves {
  readonly level: SeriesLevelName
  /** How much time one point stands for; 0 where it is a month of the calendar. */
  readonly step: number
  readonly curves: readonly SeriesCurve[]
}

/** The points of one thing, the earliest first. */
interface SeriesCurve {
  readonly key: string
  readonly points: readonly SeriesPoint[]
}

/** The same with what each thing is called. */
export interface SeriesShown extends SeriesCurves {
  readonly things: readonly SeriesThing[]
}

/** What became of readings that were sent; what was refused is said in the reader's language. */
export interface SeriesTaken {
  readonly taken: number
  readonly corrected: number
  readonly doubled: number
  readonly refused: readonly {
    readonly row: number
    readonly key: string
    readonly at: string
    readonly code: FieldError['code']
    readonly message: string
  }[]
}
