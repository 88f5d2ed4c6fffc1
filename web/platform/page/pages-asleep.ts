import type { OpenPageMemory } from './page-memory.ts'

/** So many pages are kept as they stand; of more, those not looked at for longest are put to sleep. */
export const awakeAtMost = 8

interface Sleeper {
  readonly key: string
  readonly entry: { readonly kept: boolean }
  readonly dirty: boolean
  readonly used: number
  readonly asleep: boolean
  readonly memory: OpenPageMemory
}

/** Puts pages to sleep that are far behind and lose nothing by it; one that holds something unsaved never sleeps. */
export function putToSleep<Page extends Sleeper>(pages: readonly Page[], active: string): readonly Page[] {
  const behind = pages.filter(({ key, entry, asleep }) => key !== active && entry.kept && !asleep)
  const tired = behind
    .toSorted((a, b) => a.used - b.used)
    .filter((page) => !page.dirty && !page.memory.holdsSomething())
    .slice(0, Math.max(0, behind.length + 1 - awakeAtMost))
  return pages.map((page) => (tired.includes(page) ? { ...page, asleep: true } : page))
}
