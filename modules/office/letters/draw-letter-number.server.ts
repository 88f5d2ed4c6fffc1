import sql from 'sql-template-tag'
import { dayOfMs } from '../../../core/values/day.ts'
import { type Ctx, find, Refusal } from '../../../server/module-api.ts'
import { letterNumberCode, type LetterNumberCode } from './letter-number-code.ts'
import type { OutgoingLetter } from './outgoing-letter.ts'

const reason = 'a number follows from the codes of all units'

/** What the numbers of a unit's letters of a kind begin with; refused at the kind where the office has entered nothing. */
export async function codeOf(
  ctx: Ctx,
  { issueUnit, kind }: Pick<OutgoingLetter, 'issueUnit' | 'kind'>,
): Promise<LetterNumberCode> {
  const all = ctx.withoutScope(reason)
  const codes = await find(all, letterNumberCode, { issueUnit, inUse: '1' }, { sort: ['prefix'] })
  const found = codes.find(({ kinds }) => kinds.includes(kind))
  if (found === undefined) throw Refusal.atField('kind', 'doc-out.no-code')
  return found
}

/**
 * The next number of a unit's letters of a kind in this year, as 北陆发〔2026〕5号. It is drawn in the transaction of the
 * signing, behind the lock of its code: whoever signs at the same moment waits, and a signing that is undone leaves no gap.
 * What was deleted or voided keeps its number.
 */
export async function drawNumber(ctx: Ctx, record: OutgoingLetter) {
  const { id, prefix } = await codeOf(ctx, record)
  const day = dayOfMs(ctx.now)
  const docYear = day.slice(0, 4)
  await ctx.sql.query(sql`select 1 from office.doc_code where id = ${id}::uuid for update`)
  const [row] = await ctx.sql.query<{ next: string }>(sql`
    select (coalesce(max(doc_seq), 0) + 1)::text as next from office.doc_out
    where code_id = ${id}::uuid and doc_year = ${docYear}`)
  const docSeq = row?.next ?? '1'
  return { codeId: id, docYear, docSeq, docNo: `${prefix}〔${docYear}〕${docSeq}号`, signDate: day }
}
