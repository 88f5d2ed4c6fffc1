import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'

/**
 * What a module's demonstration may use: it acts as named people, at times of its choosing, through the services. Every
 * step waits for its time on the one time line of all modules, and finds what was done before it.
 */
export interface DemoContext {
  /** Epoch ms at which the group was entered; what is older stands as of then. */
  readonly start: number
  /** Epoch ms of the present; history lies before it. */
  readonly now: number
  /** Id of a demo account. */
  readonly person: (code: string) => string
  /** Id of a unit or of a department (`BLHY/XS`). */
  readonly place: (code: string) => string
  /** Works as that person when that time has come, in one transaction. */
  readonly as: <T>(code: string, at: number, work: (ctx: Ctx) => Promise<T>) => Promise<T>
  /** Looks something up as that person, at the time at which the time line stands. */
  readonly look: <T>(code: string, work: (ctx: Ctx) => Promise<T>) => Promise<T>
  /** Tells a story beside the others of the module; one that takes steps on end waits for them one after the other. */
  readonly story: (name: string, tell: () => Promise<void>) => Promise<void>
  /**
   * Lets the people whose turn it is agree, one after the other, `steps` times or until nobody is left; answers the
   * time of the last.
   */
  readonly agree: (doc: AnyDocument, id: string, at: number, steps?: number) => Promise<number>
  /** The person whose turn it is sends it back to the drafter. */
  readonly sendBack: (doc: AnyDocument, id: string, at: number, opinion: string) => Promise<void>
  /** A seeded stream of numbers in [0, 1), the module's own. */
  readonly random: () => number
}

/** One module's part of the demonstration. */
export type DemoPart = (demo: DemoContext) => Promise<void>
