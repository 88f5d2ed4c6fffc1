import type { PageMemory } from '../../../ui/page-memory.ts'

/** The memory of an open page, as the page host and its screen know it. */
export interface OpenPageMemory extends PageMemory {
  /** Somebody pressed or typed something in the page. */
  readonly touch: () => void
  /** Whether the page keeps all that can be done to it by itself, so that it may sleep after it was touched. */
  readonly keepAll: (all: boolean) => void
  /** The page comes to the front: its parts say anew what keeps it awake. */
  readonly comeToFront: () => void
  /** Something would be lost if the page were put to sleep. */
  readonly holdsSomething: () => boolean
}

/** Makes the memory of a page; parts of one behind are merely resting and go on holding it. */
export function createPageMemory(isInFront: () => boolean): OpenPageMemory {
  const holders = new Set<string>()
  let isTouched = false
  let keepsAll = false
  return {
    kept: new Map(),
    isInFront,
    hold: (by) => {
      holders.add(by)
      return () => {
        if (isInFront()) holders.delete(by)
      }
    },
    touch: () => {
      isTouched = true
    },
    keepAll: (all) => {
      keepsAll = all
    },
    comeToFront: () => holders.clear(),
    holdsSomething: () => holders.size > 0 || (isTouched && !keepsAll),
  }
}
