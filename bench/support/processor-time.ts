import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from '../../app/testing/product-process.ts'

/** Seconds of processor time, which other work on the machine does not lengthen as it does the hands of a clock. */
export interface Processor {
  readonly server: number
  readonly database: number
}

interface Stat {
  readonly parent: number
  readonly own: number
  readonly ended: number
}

const ticks = 100

/** What the server and its PostgreSQL have used until now. */
export function processorOf({ process: { pid = 0 }, dataDir }: Product): Processor {
  const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n', 1)[0])
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? [])
  const main = statOf(postmaster)
  const backends = all.filter(({ parent }) => parent === postmaster).reduce((sum, { own }) => sum + own, 0)
  return { server: statOf(pid)?.own ?? 0, database: backends + (main?.own ?? 0) + (main?.ended ?? 0) }
}

/** Null for a process that has ended. */
function statOf(pid: number): Stat | null {
  try {
    // The name of the program stands between brackets and may hold anything.
    const [, parent, ...rest] = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '')
      .split(' ')
      .map(Number)
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = rest.slice(9)
    return { parent: parent ?? 0, own: (user + system) / ticks, ended: (childUser + childSystem) / ticks }
  } catch {
    return null
  }
}
