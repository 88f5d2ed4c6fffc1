import type { DescribedField } from '../description/described-document.ts'
import type { ReportFigures } from './report-result.ts'

/** What a run asks, as its page draws it, and what the reader may do. */
export interface RunDescribed {
  readonly label: string
  readonly fields: readonly DescribedField[]
  /** Whether he may post what he looked at. */
  readonly posts: boolean
  /** The document of its lines, and their field that names the run. */
  readonly lines: { readonly module: string; readonly name: string }
}

/** What a run would post, before anything is written. */
export interface RunPreview {
  readonly period: string
  /** A window of the rows, and the sums of all that were asked for. */
  readonly sheet: ReportFigures
  /** How many rows were asked for, and where the window begins. */
  readonly found: number
  readonly from: number
  readonly size: number
  /** All rows by why they are worth a look. */
  readonly groups: readonly RunGroup[]
  /** What is to be posted: whoever posts says what he saw. */
  readonly seen: { readonly lines: number; readonly sums: Readonly<Record<string, string>> }
  readonly leftOut: number
}

export interface RunGroup {
  readonly reason: string
  readonly label: string
  readonly leftOut: boolean
  readonly lines: number
}
