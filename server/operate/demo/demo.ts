import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'

/** What a module's demonstration may use: it acts as named people, at times of its choosing, through the services. */
export interface Demo {
  /** Epoch ms of the present; history lies before it. */
  readonly now: number
  /** Id of a demo account. */
  readonly person: (code: string) => string
  /** Id of a unit or of a department (`BLHY/XS`). */
  readonly place: (code: string) => string
  /** Works as that person at that time, in one transaction. */
  readonly as: <T>(code: string, at: number, work: (ctx: Ctx) => Promise<T>) => Promise<T>
  /**
   * Lets the people whose turn it is agree, one after the other, `steps` times or until nobody is left; answers the
   * time of the last.
   */
  readonly agree: (doc: AnyDocument, id: string, at: number, steps?: number) => Promise<number>
  /** The person whose turn it is sends it back to the drafter. */
  readonly sendBack: (doc: AnyDocument, id: string, at: number, opinion: string) => Promise<void>
  /** Does work once every module has told its part: with all that there is then. */
  readonly atEnd: (work: () => Promise<void>) => void
  /** A seeded stream of numbers in [0, 1). */
  readonly random: () => number
}

/** One module's part of the demonstration. */
export type DemoPart = (demo: Demo) => Promise<void>
