import type { Lang } from '../../../core/values/language.ts'
import type { Pool } from '../database/pool.ts'
import type { Actor, Ctx } from './context.ts'
import { makeContext } from './make-context.ts'
import type { Running } from './running-composition.ts'
import { systemPerson } from './system-person.ts'

/** Whoever acts when no person does: at the first start, in jobs, for a bank's answer. */
export const systemActor: Actor = {
  id: systemPerson.id,
  code: 'system',
  name: 'Amur',
  unitId: null,
  deptId: null,
  posts: [],
  roles: [],
  permissions: new Set(),
  scopes: new Map(),
  manages: new Set(),
}

/** A context of the machine's own, without scope; the reason is kept in audit lines. */
export function systemContext(pool: Pool, running: Running<Ctx>, now: number, reason: string, lang: Lang = 'zh'): Ctx {
  return contextFor(systemActor, pool, running, now, lang).withoutScope(reason)
}

/** A context for a person outside any request. */
export function contextFor(actor: Actor, pool: Pool, running: Running<Ctx>, now: number, lang: Lang = 'zh'): Ctx {
  return makeContext({ actor, lang, now, requestId: 'system', ip: '', sql: pool, running })
}

/** The machine acting in somebody's transaction, such as a bank's answer in a demonstration. */
export function asSystem(ctx: Ctx, reason: string): Ctx {
  return makeContext({ ...ctx, actor: systemActor }).withoutScope(reason)
}
