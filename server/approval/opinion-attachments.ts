import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { FlowAction, LogEntry } from '../../core/approval/action.ts'
import { answersFirst } from '../../core/approval/count-votes.ts'
import { isPeopleNode } from '../../core/approval/definition.ts'
import type { HandSignature, OpinionFile } from '../../core/approval/opinion-attachments.ts'
import type { AnyDocument } from '../../core/description/document.ts'
import { canonical } from '../../core/values/canonical-json.ts'
import type { Json } from '../../core/values/json.ts'
import { Refusal } from '../../core/words/refusal.ts'
import { kindOf } from '../../kinds/kinds.ts'
import type { Ctx } from '../platform/context/context.ts'
import { holdingField, opinionPath } from '../records/schema/attachment-fields.ts'
import { idOf, type StoredRecord } from '../records/schema/stored-record.ts'
import { mappingOf } from '../records/schema/table-mapping.ts'
import type { Instance } from './approval-instance-store.ts'
import { recordFingerprint } from './step/record-fingerprint.ts'

interface Decided {
  readonly doc: AnyDocument
  readonly record: StoredRecord
  readonly instance: Instance
}

/**
 * The action with the files of its opinion and the signature under it, both tied to the document. Refuses what is not
 * the caller's own upload, and a decision that its step wants signed and that is not.
 */
export async function withOpinionAttachments(
  ctx: Ctx,
  decided: Decided,
  action: FlowAction,
  body: StoredRecord,
): Promise<FlowAction> {
  const files = await claimed(ctx, decided, 'files', body.files ?? null)
  const [picture] = await claimed(ctx, decided, 'signature', body.signature ?? null)
  if (picture === undefined && wantsSignature(decided.instance, action))
    throw Refusal.atField('signature', 'flow.signature-needed')
  if (files.length === 0 && picture === undefined) return action
  const attached = files.length === 0 ? action : { ...action, files }
  return picture === undefined ? attached : { ...attached, signature: await signed(ctx, decided, attached, picture) }
}

/** Whether whoever decides on this task signs by hand; who only answers first for a colleague does not decide. */
export function wantsSignature(
  { definition, state }: Pick<Instance, 'definition' | 'state'>,
  action: Pick<FlowAction, 'kind'> & { readonly task?: string | undefined },
): boolean {
  if (
    action.kind !== 'agree' &&
    action.kind !== 'reject' &&
    action.kind !== 'refuse' &&
    !(action.kind === 'addSign' && 'how' in action && action.how === 'after')
  )
    return false
  const task = state.tasks.find(({ id }) => id === action.task)
  const node = definition.nodes[task?.node ?? '']
  return task !== undefined && !answersFirst(task) && node !== undefined && isPeopleNode(node) && node.signed === true
}

/** Fingerprint of a signed decision: who decided what, when, about what, and the picture of his hand. */
export function signatureHash({
  action,
  at,
  record,
  picture,
}: {
  readonly action: LogEntry['action']
  readonly at: string
  readonly record: string | null
  readonly picture: string
}): string {
  const { actor, kind, opinion = '', files = [] } = action
  const decision = {
    actor,
    kind,
    opinion,
    task: 'task' in action ? (action.task ?? null) : null,
    behalf: 'behalf' in action ? (action.behalf ?? null) : null,
    files: files.map(({ fileAdd }) => fileAdd),
  }
  return createHash('sha256').update(canonical({ at, decision, picture, record })).digest('hex')
}

/** Fingerprints of the pictures of hands on a document, by their path. */
export async function signaturePictures(ctx: Ctx, doc: AnyDocument, id: string): Promise<ReadonlyMap<string, string>> {
  const rows = await ctx.sql.query<{ key: string; sha256: string }>(sql`
    select key, sha256 from engine.file where document = ${mappingOf(doc).key} and record_id = ${id}::uuid and field like '@signature:%'`)
  return new Map(rows.map(({ key, sha256 }) => [key, sha256]))
}

async function signed(
  ctx: Ctx,
  { doc, record }: Decided,
  action: FlowAction,
  file: OpinionFile,
): Promise<HandSignature> {
  const bound = recordFingerprint(doc, record)
  const picture = (await signaturePictures(ctx, doc, idOf(record))).get(file.fileAdd) ?? ''
  return {
    file,
    record: bound,
    hash: signatureHash({ action, at: new Date(ctx.now).toISOString(), record: bound, picture }),
  }
}

async function claimed(
  ctx: Ctx,
  { doc, record, instance }: Decided,
  what: 'files' | 'signature',
  given: Json,
): Promise<readonly OpinionFile[]> {
  const path = opinionPath(what, instance.state.seq + 1)
  const field = holdingField(doc, path)?.field
  const { files } = ctx.running
  if (given === null || field === undefined || files === null) return []
  const checked = kindOf(field.kind).check(what === 'signature' ? [given] : given, field)
  if ('error' in checked) throw Refusal.atField(what, checked.error.code, checked.error.params)
  if (!Array.isArray(checked.value) || checked.value.length === 0) return []
  return (await files.claim(ctx, doc, idOf(record), path, checked.value)) as unknown as readonly OpinionFile[] // the records of the file store
}
