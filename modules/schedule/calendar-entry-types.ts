import type { Occurrence } from './recurrence/occurrences.ts'

/** One time that something takes place, as the calendar of its reader shows it. */
export interface Entry extends Occurrence {
  readonly id: string
  readonly title: string
  /** A code of dictionary scheduleType. */
  readonly eventType: string
  readonly place: string
  readonly color: string | null
  readonly allDay: boolean
  readonly whose: 'mine' | 'invited' | 'shared' | null
  readonly repeats: boolean
  readonly owner: string
  /** The reader's own: 1 accepts, 0 declines. */
  readonly answer: '0' | '1' | null
}

/** What somebody answered to an invitation. */
export interface Answer {
  readonly person: string
  readonly answer: '0' | '1'
}

/** Something that falls due and is shown beside entries. */
interface Due {
  readonly at: number
  readonly title: string
  readonly href: string
}

/** What the calendar shows of a stretch of time. */
export interface Shown {
  readonly entries: readonly Entry[]
  readonly due: readonly Due[]
}

/** One entry as its drawer shows it. */
export interface WholeEntry {
  readonly record: {
    readonly id: string
    readonly ver: number
    readonly title: string
    readonly eventType: string
    readonly startTime: number
    readonly endTime: number
    readonly place: string | null
    readonly remark: string | null
    readonly repeat: string
    readonly repeatEvery: string | number | null
    readonly until: string | null
    readonly remind: string
    readonly visibility: string
    readonly createName: string
  }
  readonly whose: Exclude<Entry['whose'], null>
  readonly people: readonly { readonly id: string; readonly name: string; readonly answer: '0' | '1' | null }[]
}

/** How much of a series a change is meant for. */
export type Part = 'one' | 'following'
