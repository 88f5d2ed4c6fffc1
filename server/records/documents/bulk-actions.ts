import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { requirePermission } from '../read/require-permission.ts'
import { act } from '../write/call-verb.ts'
import { remove } from '../write/delete-records.ts'
import { onceOnly } from '../write/idempotent-request.ts'
import { save } from '../write/save-record.ts'

/** One verb over several records: `bj` saves the values of each, `sc` deletes, the rest are verbs of the record. */
interface BulkRequest {
  readonly verb: string
  readonly rows: readonly BulkRow[]
}

interface BulkRow {
  readonly id: string
  readonly ver: Json
  readonly values: Readonly<Record<string, Json>>
}

/** What became of one record: its version now, or why nothing of it was done. */
type BulkOutcome = { readonly id: string; readonly ver: number } | { readonly id: string; readonly refusal: Refusal }

const most = 100

/**
 * Does a verb to each of the records in a transaction of its own, with every check that the verb alone would
 * meet: what is refused for one is done for the others, and nothing is half done. Under a key each record
 * is done once, however often the request arrives.
 */
export async function bulk(
  ctx: Ctx,
  doc: AnyDocument,
  { verb, rows }: BulkRequest,
  key: string | null,
): Promise<BulkOutcome[]> {
  if (rows.length > most) throw new Refusal('request.too-many', { most }, { status: 400 })
  requirePermission(ctx, doc, neededFor[verb] ?? 'ck')
  const outcomes: BulkOutcome[] = []
  for (const row of rows) outcomes.push(await outcomeOf(ctx, doc, verb, row, key))
  return outcomes
}

/** What a bulk call asks for, from its body. */
export function bulkRequestOf(body: Readonly<Record<string, Json>>): BulkRequest {
  const { verb, rows } = body
  if (typeof verb !== 'string' || verb === '' || !Array.isArray(rows)) throw malformed()
  return { verb, rows: rows.map(rowOf) }
}

const neededFor: Readonly<Record<string, string>> = { bj: 'bj', sc: 'sc' }

async function outcomeOf(
  ctx: Ctx,
  doc: AnyDocument,
  verb: string,
  row: BulkRow,
  key: string | null,
): Promise<BulkOutcome> {
  const { id, ver, values } = row
  try {
    return await onceOnly(
      ctx,
      key === null ? null : `${key}:${id}`,
      `bulk ${doc.module}.${doc.name} ${verb}`,
      { id, ver, values },
      async (inside) => ({ ...(await done(inside, doc, verb, row)) }),
    )
  } catch (error) {
    // An expected no belongs to its record; a database that is away or a bug of ours ends the call.
    if (error instanceof Refusal && error.status < 500) return { id, refusal: error }
    throw error
  }
}

async function done(
  ctx: Ctx,
  doc: AnyDocument,
  verb: string,
  { id, ver, values }: BulkRow,
): Promise<{ readonly id: string; readonly ver: number }> {
  if (verb === 'bj') return save(ctx, doc, { ...values, id, ver })
  if (verb !== 'sc') return act(ctx, doc, id, verb, { ...values, ver })
  await remove(ctx, doc, [id])
  return { id, ver: 0 }
}

function rowOf(given: Json): BulkRow {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw malformed()
  const { id, ver = null, values = {} } = given as Readonly<Record<string, Json>> // an object of a JSON body
  if (typeof id !== 'string' || id === '' || typeof values !== 'object' || values === null || Array.isArray(values))
    throw malformed()
  return { id, ver, values: values as BulkRow['values'] } // an object of a JSON body
}

function malformed(): Refusal {
  return new Refusal('request.malformed', {}, { status: 400 })
}
