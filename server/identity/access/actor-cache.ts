import type { Actor } from '../../platform/context/context.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { loadActor } from './actor.ts'

interface Entry {
  readonly version: string
  readonly actor: Promise<Actor>
}

const most = 5_000

/** Answers a person as he is at a version of all rights; read again only when that version has grown. */
export function actorCache(on: Sql): (personId: string, version: string) => Promise<Actor> {
  const entries = new Map<string, Entry>()
  return (personId, version) => {
    const known = entries.get(personId)
    if (known?.version === version) return known.actor
    if (entries.size >= most) entries.clear()
    const actor = loadActor(on, personId)
    entries.set(personId, { version, actor })
    actor.catch(() => entries.delete(personId))
    return actor
  }
}
