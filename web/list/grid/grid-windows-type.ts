import type { Values } from '../../platform/data/record-values.ts'
import type { Group } from '../../platform/data/row-groups-and-totals.ts'

/** A group as a line of the list. */
export interface GroupLine {
  readonly group: Group
  /** What it is grouped by: `-planDate:month`. */
  readonly by: string
  readonly depth: number
  readonly open: boolean
}

/** The lines of a list as far as they are here: rows, and above them their groups where it is grouped. */
export interface Windows {
  /** Lines; of a list that is not grouped, its rows. */
  readonly total: number
  /** Rows that the list finds, however they are shown. */
  readonly records: number
  readonly approximate: boolean
  readonly totals: Readonly<Record<string, string>>
  readonly row: (index: number) => Values | undefined
  /** The group that begins at a line. */
  readonly group: (index: number) => GroupLine | undefined
  /** Opens or closes the group at a line. */
  readonly toggle: (index: number) => void
  /** Ids of rows that others changed a moment ago. */
  readonly fresh: ReadonlySet<string>
  /** Nothing of this list came yet. */
  readonly waiting: boolean
  /** What is shown belongs to the question before. */
  readonly stale: boolean
  readonly error: Error | null
  readonly retry: () => void
  /** The rows of a range, those that are not here read from the server; a row that is not there is undefined. */
  readonly load: (from: number, to: number) => Promise<readonly (Values | undefined)[]>
}
