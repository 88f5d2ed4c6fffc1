import type { Ctx } from './context.ts'

type Parts = Omit<Ctx, 'unscoped' | 'withoutScope' | 'unattended'> & Partial<Pick<Ctx, 'unattended'>>

/** A context with row scope and field rights on. */
export function makeContext(parts: Parts): Ctx {
  return assemble(parts, null)
}

/** The same person and request on another connection, so that work joins a transaction. */
export function contextOn(ctx: Ctx, sql: Ctx['sql']): Ctx {
  return assemble({ ...ctx, sql }, ctx.unscoped)
}

/** The same for what a file or a machine brings. */
export function unattended(ctx: Ctx): Ctx {
  return assemble({ ...ctx, unattended: true }, ctx.unscoped)
}

// Each part by name: a spread would make a slow object of something that is made for every request.
function assemble(
  { actor, lang, now, requestId, ip, sql, running, unattended: alone = false }: Parts,
  unscoped: string | null,
): Ctx {
  const ctx: Ctx = {
    actor,
    lang,
    now,
    requestId,
    ip,
    sql,
    running: running.current,
    unattended: alone,
    unscoped,
    withoutScope: (reason) => assemble(ctx, reason),
  }
  return ctx
}
