import sql from 'sql-template-tag'
import type { Ctx } from '../platform/context/context.ts'
import type { GivenFile } from '../platform/context/files-port.ts'
import { storeFile } from '../records/files/store-file.ts'

interface NewVersion {
  readonly number: number
  readonly comment: string
  readonly basedOn: number | null
  readonly branch: boolean
  readonly made?: MadeBy
  readonly afterApproval?: boolean
}

/** By what a version was made, and digests of the fields that it was made from. */
interface MadeBy {
  readonly templateNo: string
  readonly templateVersion: number
  readonly digests: Readonly<Record<string, string>>
}

/** What the file store calls the home of stored versions; none of its own calls hands them out. */
const home = 'office.file'

/** Puts bytes into the file store and writes them down as a version, inside the transaction of `ctx`. */
export async function storeVersion(
  ctx: Ctx,
  fileId: string,
  { name, bytes }: GivenFile,
  { number, comment, basedOn, branch, made, afterApproval = false }: NewVersion,
): Promise<void> {
  const { filePath = '' } = await storeFile(ctx, { name, bytes })
  await keepFor(ctx, fileId, filePath, 'version')
  await ctx.sql.query(sql`
    insert into engine.office_version (file_id, number, stored_key, size, sha256, person, person_name, saved_at, comment, based_on, branch,
      template_no, template_version, digests, after_approval)
    select ${fileId}::uuid, ${number}, key, size, sha256, ${ctx.actor.id}::uuid, ${ctx.actor.name}, ${new Date(ctx.now)},
      ${comment === '' ? null : comment}, ${basedOn}, ${branch}, ${made?.templateNo ?? null}, ${made?.templateVersion ?? null}::integer,
      ${made === undefined ? null : JSON.stringify(made.digests)}::jsonb, ${afterApproval} from engine.file where key = ${filePath}`)
}

/** Has a stored file belong to an office file, as one of its versions or the PDF of one. */
export async function keepFor(ctx: Ctx, fileId: string, key: string, as: 'version' | 'pdf'): Promise<void> {
  await ctx.sql.query(sql`
    update engine.file set document = ${home}, record_id = ${fileId}::uuid, field = ${as}, loose_since = null where key = ${key}`)
}
