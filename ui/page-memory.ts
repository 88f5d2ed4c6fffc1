import { createContext, use, useEffect, useId, useState, type Dispatch, type SetStateAction } from 'react'
import { usePageVisible } from './page-visible.ts'

/** What a page finds again after it was put to sleep, and who keeps it awake. */
export interface PageMemory {
  readonly kept: Map<string, unknown>
  readonly isInFront: () => boolean
  /** Keeps the page awake until the answer is called. */
  readonly hold: (by: string) => () => void
}

/** Given by the page host; a part outside of any page keeps nothing. */
export const PageMemoryContext = createContext<PageMemory | null>(null)

/**
 * State that outlives the sleep of its page, under a name that nothing else in the page has; a part that is taken away
 * while one looks at its page begins anew.
 */
export function useKept<T>(name: string, start: () => T): readonly [T, Dispatch<SetStateAction<T>>] {
  const memory = use(PageMemoryContext)
  const [value, setValue] = useState<T>(() => {
    // What stands under a name was put there by the same call.
    return memory?.kept.has(name) ? (memory.kept.get(name) as T) : start()
  })
  useEffect(() => {
    if (memory === null) return undefined
    memory.kept.set(name, value)
    return () => {
      if (memory.isInFront()) memory.kept.delete(name)
    }
  }, [memory, name, value])
  return [value, setValue]
}

/** While it is needed the page is not put to sleep: something in it would be lost. */
export function useStayAwake(needed: boolean): void {
  const memory = use(PageMemoryContext)
  const visible = usePageVisible()
  const by = useId()
  // A page that comes to the front is held anew.
  useEffect(() => (needed ? memory?.hold(by) : undefined), [memory, needed, by, visible])
}
