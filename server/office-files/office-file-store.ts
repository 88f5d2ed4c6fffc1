import sql from 'sql-template-tag'
import type { Ctx } from '../platform/context/context.ts'
import { isId } from '../platform/database/is-id.ts'
import { missing } from '../records/read/record-refusals.ts'
import type { OfficeType } from './office-type.ts'

/** A row of engine.office_file. */
export interface OfficeFile {
  readonly id: string
  readonly title: string
  readonly officeType: OfficeType
  /** Of its current version, and so of every one: a file is never saved as another sort. */
  readonly extension: string
  readonly document: string | null
  readonly recordId: string | null
  readonly version: number
  readonly versions: number
  readonly owner: string
  readonly ownerName: string
  readonly lockId: string | null
  readonly lockPerson: string | null
  readonly lockName: string | null
  readonly lockAt: number | null
  readonly lockUntil: number | null
  /** The window of ours that has it; null for an office server, and while nobody has. */
  readonly lockWindow: { readonly browser: string | null; readonly agent: string } | null
  /** What an office server calls its lock; null where a window of ours has it. */
  readonly lockText: string | null
  /** The series of templates that it is the paper of; null for what was made from no record. */
  readonly templateSeries: string | null
  /** The fields of its record that stand in a paper, by their paths. */
  readonly sources: readonly string[]
  /** Rights without which somebody may not read one of them. */
  readonly needs: readonly string[]
  /** The version that the approval of the record ended with; null before. */
  readonly frozenVersion: number | null
  readonly frozenSha256: string | null
  readonly frozenAt: number | null
}

/** A saved state of an office file. */
export interface OfficeVersion {
  readonly number: number
  readonly storedKey: string
  readonly size: number
  readonly sha256: string
  readonly person: string
  readonly personName: string
  readonly savedAt: number
  readonly comment: string | null
  readonly basedOn: number | null
  readonly branch: boolean
  /** The template that it was made by; null for what a person saved. */
  readonly templateNo: string | null
  readonly templateVersion: number | null
  /** Digests of the fields that it was made from, by their paths. */
  readonly digests: Readonly<Record<string, string>> | null
  readonly afterApproval: boolean
}

const fileColumns = sql`f.id, f.title, f.office_type as "officeType",
  (select e.ext from engine.office_version v join engine.file e on e.key = v.stored_key
    where v.file_id = f.id and v.number = f.current_version) as extension, f.document, f.record_id as "recordId", f.current_version as version, f.versions,
  f.owner, f.owner_name as "ownerName", f.lock_id as "lockId", f.lock_person as "lockPerson", f.lock_name as "lockName",
  f.lock_at as "lockAt", f.lock_until as "lockUntil", f.lock_window as "lockWindow", f.lock_text as "lockText", f.template_series as "templateSeries", f.sources, f.needs, f.frozen_version as "frozenVersion",
  f.frozen_sha256 as "frozenSha256", f.frozen_at as "frozenAt"`

const versionColumns = sql`number, stored_key as "storedKey", size::integer, sha256, person, person_name as "personName", saved_at as "savedAt",
  comment, based_on as "basedOn", branch, template_no as "templateNo", template_version as "templateVersion", digests,
  after_approval as "afterApproval"`

/** The office file of an id, whoever may open it; `record.missing` when there is none. */
export async function officeFile(ctx: Ctx, id: string, lock = false): Promise<OfficeFile> {
  if (!isId(id)) throw missing()
  const [file] = await ctx.sql.query<OfficeFile>(
    lock
      ? sql`select ${fileColumns} from engine.office_file f where f.id = ${id}::uuid for update`
      : sql`select ${fileColumns} from engine.office_file f where f.id = ${id}::uuid`,
  )
  if (file === undefined) throw missing()
  return file
}

/** The papers of a record that somebody made, the oldest first, whoever may open them. */
export function papersOfRecord(ctx: Ctx, document: string, recordId: string): Promise<OfficeFile[]> {
  return ctx.sql.query<OfficeFile>(sql`
    select ${fileColumns} from engine.office_file f
    where f.document = ${document} and f.record_id = ${recordId}::uuid and f.template_series is not null order by f.created_at, f.id`)
}

/** Every version of a file, the newest first. */
export function versionsOf(ctx: Ctx, fileId: string): Promise<OfficeVersion[]> {
  return ctx.sql.query<OfficeVersion>(
    sql`select ${versionColumns} from engine.office_version where file_id = ${fileId}::uuid order by number desc`,
  )
}

/** One version of a file, or undefined. */
export async function versionOf(ctx: Ctx, fileId: string, number: number): Promise<OfficeVersion | undefined> {
  const [version] = await ctx.sql.query<OfficeVersion>(
    sql`select ${versionColumns} from engine.office_version where file_id = ${fileId}::uuid and number = ${number}`,
  )
  return version
}
