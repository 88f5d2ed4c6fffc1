import sql from 'sql-template-tag'
import { Refusal } from '../../core/words/refusal.ts'
import type { FileRecord } from '../../kinds/attachment/file-record.ts'
import type { Ctx } from '../platform/context/context.ts'
import { fileRecordOf } from '../records/files/file-record.ts'
import { openableFile } from '../records/files/openable-file.ts'

/** The signature that the caller gave last, while he may read what it stands under; null when there is none. */
export async function lastSignature(ctx: Ctx): Promise<FileRecord | null> {
  const [last] = await ctx.sql.query<{ key: string }>(sql`
    select key from engine.file where uploader = ${ctx.actor.id}::uuid and field like '@signature:%' order by created desc limit 1`)
  if (last === undefined) return null
  try {
    return fileRecordOf(await openableFile(ctx, last.key))
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
