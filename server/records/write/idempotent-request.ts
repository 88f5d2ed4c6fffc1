import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { prepared } from '../../platform/database/sql.ts'
import { withinTransaction } from './within-transaction.ts'

const longestKey = 255

/**
 * Does work whose request may arrive twice, told by its key; without one it is simply done. The first time in one
 * transaction with the note of its answer, later only the same answer. Whoever comes with the same key meanwhile waits
 * for the first; the same key with another body is refused (422). A refusal keeps nothing: the key may be tried again.
 */
export function onceOnly<T extends Json>(
  ctx: Ctx,
  key: string | null,
  route: string,
  body: Json,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  if (key === null) return work(ctx)
  if (key === '' || key.length > longestKey) throw new Refusal('request.wrong-key', {}, { status: 400 })
  const hash = hashOf(body)
  return withinTransaction(ctx, async (inside) => {
    const first = await isFirst(inside, key, route, hash)
    if (!first) return answerIn<T>(await noteOf(inside, key), route, hash)
    const answer = await work(inside)
    await inside.sql.query(
      prepared(
        sql`update engine.idempotency set answer = ${JSON.stringify(answer)} where person = ${ctx.actor.id}::uuid and key = ${key}`,
      ),
    )
    return answer
  })
}

/** What a request was answered before; undefined for one that comes for the first time, or whose work is not done yet. */
export async function answeredBefore<T extends Json>(
  ctx: Ctx,
  key: string,
  route: string,
  body: Json,
): Promise<T | undefined> {
  const note = await noteOf(ctx, key)
  return note === undefined || note.answer === null ? undefined : answerIn<T>(note, route, hashOf(body))
}

function hashOf(body: Json): string {
  return createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest('base64url')
}

/** The primary key makes the second of two simultaneous requests wait here until the first has ended. */
async function isFirst({ sql: on, actor }: Ctx, key: string, route: string, hash: string): Promise<boolean> {
  const rows = await on.query(
    prepared(sql`
    insert into engine.idempotency (person, key, route, body_hash) values (${actor.id}::uuid, ${key}, ${route}, ${hash})
    on conflict do nothing returning 1`),
  )
  return rows.length > 0
}

interface Note {
  readonly route: string
  readonly bodyHash: string
  readonly answer: string | null
}

async function noteOf({ sql: on, actor }: Ctx, key: string): Promise<Note | undefined> {
  const [note] = await on.query<Note>(sql`
    select route, body_hash as "bodyHash", answer from engine.idempotency
    where person = ${actor.id}::uuid and key = ${key}`)
  return note
}

function answerIn<T extends Json>(note: Note | undefined, route: string, hash: string): T {
  if (note?.route !== route || note.bodyHash !== hash) throw new Refusal('request.key-reused')
  if (note.answer === null) throw new Refusal('server.busy', {}, { status: 503 })
  return JSON.parse(note.answer) as T // what was written is the answer of the same route to the same body
}
