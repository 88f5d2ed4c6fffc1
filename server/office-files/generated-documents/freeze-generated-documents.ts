import sql from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import { unlocked } from '../edit-lock.ts'

/** The job that draws the PDF of what an approval bound and keeps it. */
export const approvedPdfJob = 'papers.pdf'

interface Frozen {
  readonly id: string
  readonly title: string
  readonly version: number
  readonly sha256: string
}

/**
 * Binds the papers of a record to the approval that has just ended, in its transaction: the version that stands is
 * the approved one, and the digest of its bytes is written down. Whoever is saving at that moment is before it or
 * refused. Its PDF is drawn behind it, so that nobody waits who decides.
 */
export async function freezeGeneratedDocuments(ctx: Ctx, document: string, recordId: string): Promise<void> {
  const files = await ctx.sql.query(sql`
    select id from engine.office_file where document = ${document} and record_id = ${recordId}::uuid order by id for update`)
  if (files.length === 0) return
  const frozen = await ctx.sql.query<Frozen>(sql`
    update engine.office_file f set frozen_version = f.current_version, frozen_sha256 = v.sha256, frozen_at = ${new Date(ctx.now)},
      ${unlocked}
    from engine.office_version v
    where f.document = ${document} and f.record_id = ${recordId}::uuid and f.template_series is not null and f.frozen_version is null
      and v.file_id = f.id and v.number = f.current_version
    returning f.id, f.title, f.frozen_version as version, f.frozen_sha256 as sha256`)
  for (const { id, title, version, sha256 } of frozen) {
    await audited(ctx, {
      verb: 'office.freeze',
      title,
      detail: { officeFile: id, version, sha256 },
      document,
      recordId,
    })
    await enqueue(ctx, approvedPdfJob, { fileId: id }, { queue: approvedPdfJob })
  }
}
