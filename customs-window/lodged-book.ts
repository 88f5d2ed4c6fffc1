import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Lodged } from './lodged.ts'

/** The declarations that were lodged: a file of JSON lines that only grows, or memory alone where no path is given. */
export class LodgedBook {
  private readonly path: string | null
  private readonly known = new Map<string, Lodged>()

  constructor(path: string | null) {
    this.path = path
    if (path === null) return
    mkdirSync(dirname(path), { recursive: true })
    if (!existsSync(path)) return
    for (const line of readFileSync(path, 'utf8').split('\n')) {
      const one = lodgedIn(line)
      if (one !== null) this.known.set(one.clientNo, one)
    }
  }

  get(clientNo: string): Lodged | undefined {
    return this.known.get(clientNo)
  }

  all(): readonly Lodged[] {
    return [...this.known.values()]
  }

  add(one: Lodged): void {
    this.known.set(one.clientNo, one)
    if (this.path !== null) appendFileSync(this.path, `${JSON.stringify(one)}\n`)
  }
}

/** Half a line that a killed process left says nothing. */
function lodgedIn(line: string): Lodged | null {
  try {
    return JSON.parse(line) as Lodged // written by `add` above
  } catch {
    return null
  }
}
