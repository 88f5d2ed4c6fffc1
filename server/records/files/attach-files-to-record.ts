import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import { type FieldError, Refusal } from '../../../core/words/refusal.ts'
import { betterThan } from '../../../kinds/attachment/accepted-file-types.ts'
import { fileMaxMb } from '../../../kinds/attachment/file-field-options.ts'
import { fileRecordOf as givenRecord } from '../../../kinds/attachment/file-record.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { holdingField, type HoldingField } from '../schema/attachment-fields.ts'
import { fileRecordOf } from './file-record.ts'
import { type FileRow, lockFiles } from './file-row.ts'

interface Named {
  readonly key: string
  readonly name: string
  readonly fjName: string | undefined
}

/** See FilesPort.claim. */
export async function claimFiles(
  ctx: Ctx,
  doc: AnyDocument,
  recordId: string,
  path: string,
  given: readonly Json[],
): Promise<readonly Json[]> {
  const field = holdingField(doc, path)?.field
  if (field === undefined) throw new Error(`${doc.module}.${doc.name}.${path} holds no files`)
  const document = `${doc.module}.${doc.name}`
  const named = given.map(nameOf)
  const rows = new Map(
    (
      await lockFiles(
        ctx.sql,
        named.map(({ key }) => key),
      )
    ).map((row) => [row.key, row]),
  )
  const claimed = named.map((one, at) => {
    const row = rows.get(one.key)
    const twice = named.findIndex(({ key }) => key === one.key) !== at
    if (row === undefined || twice || !isClaimable(ctx, row, document, recordId, path))
      throw refused(path, { code: 'file.foreign', params: { name: one.name } })
    const error = wrongFor(field, row)
    if (error !== null && row.record_id === null) throw refused(path, error)
    return { ...fileRecordOf(row, one.fjName) }
  })
  await attach(ctx, document, recordId, path, [...rows.keys()])
  return claimed
}

/** The key stands in `filePath`, or in `fileAdd` of clients that know only that one. */
function nameOf(given: Json): Named {
  const record = givenRecord(given)
  return { key: record?.filePath ?? record?.fileAdd ?? '', name: record?.fileName ?? '', fjName: record?.fjName }
}

/** One's own upload that is attached to nothing, or what this field of this record holds already. */
function isClaimable(ctx: Ctx, row: FileRow, document: string, recordId: string, path: string): boolean {
  if (row.document === null) return row.uploader === ctx.actor.id
  return (
    row.document === document && row.record_id === recordId && (row.field === path || row.uploader === ctx.actor.id)
  )
}

/** What the field says against the file as it really is; the record's own words were checked by the kind. */
function wrongFor(
  { kind, accept, maxMb = fileMaxMb }: HoldingField['field'],
  { ext, size }: FileRow,
): FieldError | null {
  const better = betterThan(ext, accept ?? (kind === 'image' ? 'image' : undefined))
  if (better !== null) return { code: 'file.type', params: { list: better.join(',') } }
  if (Number(size) < maxMb * 1024 * 1024) return null
  return kind === 'image' ? { code: 'file.picture-size' } : { code: 'file.size', params: { n: maxMb } }
}

function refused(path: string, error: FieldError): Refusal {
  return Refusal.atField(path, error.code, error.params)
}

/** Ties these files to the field and unties those it held before; they wait a day for another save. */
async function attach(
  { sql: on, now }: Ctx,
  document: string,
  recordId: string,
  path: string,
  keys: readonly string[],
): Promise<void> {
  await on.query(sql`
    update engine.file set document = ${document}, record_id = ${recordId}::uuid, field = ${path}, loose_since = null where key = any(${keys}::text[])`)
  await on.query(sql`
    update engine.file set document = null, record_id = null, field = null, loose_since = ${new Date(now).toISOString()}::timestamptz
    where document = ${document} and record_id = ${recordId}::uuid and field = ${path} and not key = any(${keys}::text[])`)
}
