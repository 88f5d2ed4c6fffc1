import type { Sql } from 'sql-template-tag'
import type { Json } from '../../../core/values/json.ts'

type Values = Readonly<Record<string, Json>>

/** What is asked of a run: the unit, and the parameters that its description names. */
interface RunAsked {
  readonly unitId: string
  readonly values: Values
}

/** A run with its period: it has an id once it was posted. */
export interface RunOf extends RunAsked {
  readonly period: string
  readonly day: string
  readonly id: string | null
}

type Later<T> = T | Promise<T>

/** How a module works out its run; all that writes is inside the transaction of the lines it is about. */
export interface RunPart<C> {
  /** What the form begins with for a unit: mostly the period after the last. */
  readonly next: (ctx: C, unitId: string) => Later<Values>
  /** What the period is called, such that later ones sort behind, and its day; refuses what cannot be asked. */
  readonly period: (ctx: C, of: RunAsked) => Later<{ readonly period: string; readonly day: string }>
  /**
   * One statement that answers a row for everything that is looked at, its columns named as the fields of a line, with
   * `"leftOut"`. What is shown before and what is posted are its rows.
   */
  readonly lines: (ctx: C, of: RunOf) => Later<Sql>
  /** Follows from lines that have just been written; `lines` is a subquery of them with columns as in their table. */
  readonly posted?: (ctx: C, of: RunOf, lines: Sql) => Promise<void>
  /** Once all are there: answers the number of the voucher. */
  readonly finished?: (ctx: C, of: RunOf) => Promise<string | null>
  /** Before lines are taken back; refuses what cannot be. */
  readonly takenBack?: (ctx: C, of: RunOf, lines: Sql) => Promise<void>
  /** Once none holds any more. */
  readonly freed?: (ctx: C, of: RunOf) => Promise<void>
}
