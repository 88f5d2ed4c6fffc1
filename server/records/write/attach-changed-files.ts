import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import { same } from '../../../core/values/same-value.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { FilesPort } from '../../platform/context/files-port.ts'
import { attachmentFieldsOf, type HoldingField } from '../schema/attachment-fields.ts'
import type { Patch, StoredRecord } from '../schema/stored-record.ts'

/**
 * The values with the files of changed fields tied to the record, and told as the file store knows them
 * instead of as they were sent. Refuses when one is somebody else's.
 */
export async function withFiles<V extends Patch>(
  ctx: Ctx,
  doc: AnyDocument,
  recordId: string,
  values: V,
  before: StoredRecord | null,
): Promise<V> {
  const { files } = ctx.running
  const fields = files === null ? [] : attachmentFieldsOf(doc).filter((field) => isTouched(field, values, before))
  if (files === null || fields.length === 0) return values
  const claimed: Record<string, Json> = {}
  for (const field of fields) {
    const name = field.lines ?? field.name
    const value = claimed[name] ?? values[name] ?? null
    claimed[name] =
      field.lines === null
        ? await ownFiles(ctx, files, doc, recordId, field, value)
        : await linesFiles(ctx, files, doc, recordId, field, value)
  }
  return { ...values, ...claimed }
}

function isTouched({ lines, name }: HoldingField, values: Patch, before: StoredRecord | null): boolean {
  const value = values[lines ?? name]
  const old = before?.[lines ?? name] ?? null
  return (
    value !== undefined &&
    !same(lines === null ? (value ?? []) : filesIn(value, name), lines === null ? (old ?? []) : filesIn(old, name))
  )
}

async function ownFiles(
  ctx: Ctx,
  files: FilesPort<Ctx>,
  doc: AnyDocument,
  recordId: string,
  { path }: HoldingField,
  value: Json,
): Promise<Json> {
  const claimed = await files.claim(ctx, doc, recordId, path, Array.isArray(value) ? value : [])
  return value === null ? null : [...claimed]
}

/** The files of all lines are one claim, since a line may be moved or dropped. */
async function linesFiles(
  ctx: Ctx,
  files: FilesPort<Ctx>,
  doc: AnyDocument,
  recordId: string,
  { path, name }: HoldingField,
  value: Json,
): Promise<Json> {
  const lines: readonly StoredRecord[] = Array.isArray(value) ? value : []
  const left = [...(await files.claim(ctx, doc, recordId, path, filesIn(value, name)))]
  return lines.map((line) => {
    const own = line[name]
    return Array.isArray(own) ? { ...line, [name]: left.splice(0, own.length) } : line
  })
}

function filesIn(lines: Json | undefined, name: string): readonly Json[] {
  return (Array.isArray(lines) ? lines : []).flatMap((line: StoredRecord) => line[name] ?? [])
}
