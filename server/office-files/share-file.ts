import sql from 'sql-template-tag'
import { Refusal } from '../../core/words/refusal.ts'
import type { Ctx } from '../platform/context/context.ts'
import { notify } from '../platform/outbox/notify.ts'
import { audited } from '../records/audit/write-audit-line.ts'
import { missing } from '../records/read/record-refusals.ts'
import { withinTransaction } from '../records/write/within-transaction.ts'
import { officeFile } from './office-file-store.ts'

interface Shares {
  readonly readers: readonly string[]
  readonly editors: readonly string[]
}

/** Whom the owner let in, by what they may do. */
export async function sharesOf(ctx: Ctx, fileId: string): Promise<Shares> {
  const rows = await ctx.sql.query<{ person: string; mayEdit: boolean }>(
    sql`select person, may_edit as "mayEdit" from engine.office_share where file_id = ${fileId}::uuid order by person`,
  )
  const of = (edit: boolean) => rows.filter(({ mayEdit }) => mayEdit === edit).map(({ person }) => person)
  return { readers: of(false), editors: of(true) }
}

/** Lets exactly these people in beside the owner, who alone decides; a file of a record follows its record instead. */
export function shareFile(ctx: Ctx, fileId: string, { readers, editors }: Shares): Promise<Shares> {
  return withinTransaction(ctx, async (inside) => {
    const file = await officeFile(inside, fileId, true)
    if (file.owner !== ctx.actor.id) throw missing()
    if (file.document !== null) throw new Refusal('office.share-record')
    const before = await sharesOf(inside, fileId)
    const people = [...new Set([...readers, ...editors])].filter((person) => person !== ctx.actor.id)
    await inside.sql.query(sql`delete from engine.office_share where file_id = ${fileId}::uuid`)
    await inside.sql.query(sql`
      insert into engine.office_share (file_id, person, may_edit)
      select ${fileId}::uuid, p.id, p.id = any(${editors}::uuid[]) from base.person p
      where p.id = any(${people}::uuid[]) and p.user_zt = '1' and p.del_flag = 0`)
    await audited(inside, {
      verb: 'office.share',
      title: file.title,
      detail: { officeFile: fileId, readers: [...readers], editors: [...editors] },
    })
    const fresh = people.filter((person) => !before.readers.includes(person) && !before.editors.includes(person))
    await notify(inside, fresh, {
      event: 'office.shared',
      params: { title: file.title, name: ctx.actor.name },
      url: `/officeBookView?fileId=${fileId}`,
    })
    return sharesOf(inside, fileId)
  })
}
