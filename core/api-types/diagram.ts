import type { DescribedField } from '../description/described-document.ts'
import type { Carried, DiagramSymbol } from '../description/diagram.ts'
import type { Live, OnOff } from '../description/live-diagram-parts.ts'
import type { SeriesFieldInfo } from './time-series.ts'

/** A diagram as one reader sees it, in his language: what stands where. */
export interface DiagramDescribed {
  readonly label: string
  /** What is asked: of which record (`of`). */
  readonly filters: readonly DescribedField[]
  /** Whether there is a record in his scope that has this diagram. */
  readonly any: boolean
  readonly symbols: readonly DrawnSymbol[]
  readonly lines: readonly DrawnLine[]
  /** The fields of the readings, of all series together. */
  readonly fields: readonly SeriesFieldInfo[]
  /** The series whose curves a symbol leads to that names no other. */
  readonly series: { readonly module: string; readonly name: string }
  /** The document of what symbols stand for: devices, or the records themselves. */
  readonly opens: { readonly module: string; readonly name: string }
}

export interface DrawnSymbol extends Pick<DiagramSymbol, 'sort' | 'x' | 'y' | 'turned' | 'length'> {
  readonly name: string
  readonly label: string
  /** The series of its curves, where it is not that of the diagram. */
  readonly series?: DiagramDescribed['series']
}

interface DrawnLine {
  readonly from: string
  readonly to: string
  readonly carries: Carried
}

/** What is wrong with a value: too old to rely on, beyond its limits, or not possible. */
export type ValueMark = 'stale' | 'high' | 'low' | 'range'

export interface DiagramValue {
  readonly field: string
  /** Null where nothing was read. */
  readonly value: string | null
  readonly low: string | null
  readonly high: string | null
  readonly mark: ValueMark | null
}

/** What a symbol shows now. */
export interface SymbolNow {
  readonly name: string
  readonly live: Live
  /** Of what switches or runs; null where nobody knows, and of what does neither. */
  readonly on: OnOff
  readonly alarmed: boolean
  readonly stale: boolean
  /** The record behind it; null where it is not registered or not in the reader's scope. */
  readonly record: { readonly id: string; readonly title: string } | null
  /** What is read there; null as above. */
  readonly readId: string | null
  readonly readAt: number | null
  readonly values: readonly DiagramValue[]
}

/** Everything that a diagram shows of one record. */
export interface DiagramNow {
  readonly title: string
  /** The moment it shows: now, or that of the last reading where none has come since for too long. */
  readonly at: number
  /** Whether readings have stopped coming, so that it shows the past. */
  readonly silent: boolean
  readonly symbols: readonly SymbolNow[]
  /** By the places of the lines. */
  readonly lines: readonly Live[]
}
