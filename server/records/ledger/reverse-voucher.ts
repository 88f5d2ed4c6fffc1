import sql from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'
import { prepared } from '../../platform/database/sql.ts'
import { findPosted } from './find-posted-voucher.ts'
import { write } from './post-voucher.ts'
import type { Posted, PostingLine } from './voucher-lines.ts'

interface Reversal {
  /** Id of the voucher to be reversed. */
  readonly posting: string
  /** Business day of the reversal, which may lie in a later month. */
  readonly day: string
}

/** Writes a voucher with the same lines times minus one; there is at most one for each voucher. */
export async function reverse(ctx: Ctx, { posting, day }: Reversal): Promise<Posted> {
  const [original] = await ctx.sql.query<Original>(
    prepared(sql`
    select event, src_type, src_id, seq, unit_id, segment,
      (select json_agg(json_build_object('ledger', l.ledger, 'account', l.account, 'key', l.key, 'currency', l.currency,
        'side', case when l.debit = 0 then 'credit' else 'debit' end, 'amount', (l.debit + l.credit)::text) order by l.line_no)
       from engine.posting_line l where l.posting = p.id) as lines
    from engine.posting p where p.id = ${posting}::uuid and p.reverse_of is null for update of p`),
  )
  if (original === undefined) throw new Error(`no voucher ${posting} can be reversed`)
  const { src_type: type, src_id: id, seq, unit_id: unitId, segment, lines } = original
  const event = `${original.event}-REV`
  const earlier = await findPosted(ctx, event, id, seq)
  return earlier ?? write(ctx, { event, source: { type, id }, seq, unitId, day, segment, lines }, posting)
}

interface Original {
  readonly event: string
  readonly src_type: string
  readonly src_id: string
  readonly seq: number
  readonly unit_id: string
  readonly segment: string | null
  readonly lines: readonly PostingLine[]
}
