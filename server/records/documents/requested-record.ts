import type { AnyDocument } from '../../../core/description/document.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { RunningDocument } from '../../platform/context/running-composition.ts'
import { withoutHidden } from '../list/approval-hidden-fields.ts'
import { readRecord } from '../read/read-stored-records.ts'
import { missing } from '../read/record-refusals.ts'
import { requirePermission } from '../read/require-permission.ts'
import type { StoredRecord } from '../schema/stored-record.ts'

/** What the path of a call about a described record names. */
export interface RecordPath {
  readonly module: string
  readonly thing: string
  readonly id: string
}

// Every route's own path type has more; fastify's types want them spelled where they are read.
interface Asking {
  readonly ctx: Ctx
  readonly params: unknown
}

/** The document a path names; every other name is the same 404. */
export function documentOf({ ctx, params }: Asking): RunningDocument<Ctx> {
  const { module, thing } = params as RecordPath // the routes that ask are all below /api/:module/:thing
  const found = ctx.running.documents.get(`${module}.${thing}`)
  if (found === undefined) throw new Refusal('route.unknown', {}, { status: 404 })
  return found
}

/** The document a path names, for whoever holds its permission of a verb. */
export function permitted(request: Asking, verb: string): AnyDocument {
  const { doc } = documentOf(request)
  requirePermission(request.ctx, doc, verb)
  return doc
}

/** The record a path names, when the caller may read it. */
export function recordOf({ ctx, params }: Asking, doc: AnyDocument): Promise<StoredRecord> {
  return seenRecord(ctx, doc, (params as RecordPath).id) // below /api/:module/:thing/:id
}

/** The record of an id, as far as the caller may read it. */
export async function seenRecord(ctx: Ctx, doc: AnyDocument, id: string): Promise<StoredRecord> {
  const record = await readRecord(ctx, doc, id)
  if (record === null) throw missing()
  const [seen = record] = await withoutHidden(ctx, doc, [record])
  return seen
}
