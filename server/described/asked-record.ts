import type { FastifyRequest } from 'fastify'
import type { AnyDocument } from '../../core/document.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Ctx } from '../context.ts'
import type { RunningDocument } from '../running.ts'
import { requirePermission } from '../store/permission.ts'
import { readRecord } from '../store/read.ts'
import { missing } from '../store/refuse.ts'
import type { StoredRecord } from '../store/stored-record.ts'

/** What the path of a call about a described record names. */
export interface RecordPath {
  readonly module: string
  readonly thing: string
  readonly id: string
}

type Named = Pick<RecordPath, 'module' | 'thing'>

/** The document a path names; every other name is the same 404. */
export function documentOf<P extends Named>(request: FastifyRequest<{ Params: P }>): RunningDocument<Ctx> {
  const { module, thing } = request.params
  const found = request.ctx.running.documents.get(`${module}.${thing}`)
  if (found === undefined) throw new Refusal('route.unknown', {}, { status: 404 })
  return found
}

/** The document a path names, for whoever holds its permission of a verb. */
export function permitted<P extends Named>(request: FastifyRequest<{ Params: P }>, verb: string): AnyDocument {
  const { doc } = documentOf(request)
  requirePermission(request.ctx, doc, verb)
  return doc
}

/** The record a path names, when the caller may read it. */
export async function recordOf<P extends RecordPath>(request: FastifyRequest<{ Params: P }>, doc: AnyDocument): Promise<StoredRecord> {
  const record = await readRecord(request.ctx, doc, request.params.id)
  if (record === null) throw missing()
  return record
}
