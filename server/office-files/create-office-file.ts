import sql from 'sql-template-tag'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../platform/context/context.ts'
import { extensionOf } from '../platform/http/allowed-file-types.ts'
import { audited } from '../records/audit/write-audit-line.ts'
import { withinTransaction } from '../records/write/within-transaction.ts'
import { inspectOffice } from './inspect/inspect-office.ts'
import { storeVersion } from './store-version.ts'

interface NewOfficeFile {
  /** Its name with the extension, which says what it is. */
  readonly name: string
  readonly bytes: Uint8Array
  /** The record that it belongs to: `contracts.contract` and its id. */
  readonly record?: { readonly document: string; readonly id: string }
  readonly comment?: string
}

/** Keeps a file as the caller's office file, version 1; refuses what must not be opened. Answers its id. */
export async function createOfficeFile(ctx: Ctx, given: NewOfficeFile): Promise<string> {
  const officeType = await inspectOffice(given.name, given.bytes)
  const id = newId()
  const moment = new Date(ctx.now)
  const title = given.name.slice(0, -extensionOf(given.name).length - 1)
  const { record } = given
  await withinTransaction(ctx, async (inside) => {
    await inside.sql.query(sql`
      insert into engine.office_file (id, title, office_type, document, record_id, current_version, versions, owner, owner_name,
        created_at, saved_at, saved_by_name)
      values (${id}::uuid, ${title}, ${officeType}, ${record?.document ?? null}, ${record?.id ?? null}::uuid,
        1, 1, ${ctx.actor.id}::uuid, ${ctx.actor.name}, ${moment}, ${moment}, ${ctx.actor.name})`)
    await storeVersion(inside, id, given, { number: 1, comment: given.comment ?? '', basedOn: null, branch: false })
    await audited(inside, {
      verb: 'office.create',
      title,
      detail: { officeFile: id },
      ...(record === undefined ? {} : { document: record.document, recordId: record.id }),
    })
  })
  return id
}
