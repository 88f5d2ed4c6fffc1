import sql from 'sql-template-tag'
import type { Sql } from '../../platform/database/sql.ts'

/**
 * Every way in which the books could be wrong, looked for row by row; empty when they are right. Tests,
 * crash tests and the nightly proof ask it; it reads everything, so nobody else should.
 */
export async function ledgerProblems(on: Sql): Promise<string[]> {
  const found = await Promise.all(proofs.map(([, statement]) => on.query<{ what: string }>(statement)))
  return found.flatMap((rows, at) => rows.map(({ what }) => `${proofs[at]?.[0] ?? ''}: ${what}`))
}

const proofs = [
  [
    'a voucher does not balance',
    sql`
    select posting || ' ' || currency as what from engine.posting_line group by posting, currency having sum(debit) <> sum(credit)`,
  ],
  [
    'a voucher has no lines',
    sql`
    select p.id::text as what from engine.posting p where not exists (select from engine.posting_line l where l.posting = p.id)`,
  ],
  [
    'the trial balance is not zero',
    sql`
    select l.unit_id || ' ' || p.month || ' ' || l.currency as what
    from engine.posting_line l join engine.posting p on p.id = l.posting group by l.unit_id, p.month, l.currency having sum(l.debit - l.credit) <> 0`,
  ],
  [
    'a balance is not the sum of its lines',
    sql`
    select coalesce(b.unit_id, l.unit_id) || ' ' || coalesce(b.account, l.account) || ' ' || coalesce(b.key, l.key) as what
    from engine.balance b
    full join (select unit_id, ledger, account, key, currency, sum(debit - credit) as amount from engine.posting_line group by 1, 2, 3, 4, 5) l
      using (unit_id, ledger, account, key, currency)
    where b.amount is distinct from l.amount`,
  ],
  [
    'a running balance is not the sum so far',
    sql`
    select posting || ' line ' || line_no as what from (
      select posting, line_no, balance - sum(debit - credit) over (partition by unit_id, ledger, account, key, currency order by seq) as difference
      from engine.posting_line) t
    where difference <> 0`,
  ],
  [
    'a reversal is not the opposite of its original',
    sql`
    select r.id::text as what from engine.posting r join engine.posting_line l on l.posting in (r.id, r.reverse_of) where r.reverse_of is not null
    group by r.id, l.ledger, l.account, l.key, l.currency having sum(l.debit) <> 0 or sum(l.credit) <> 0`,
  ],
  [
    'voucher numbers have a gap',
    sql`
    select unit_id || ' ' || month as what from engine.posting group by unit_id, month having max(number) <> count(*)`,
  ],
  [
    'the counter is not at the last voucher',
    sql`
    select m.unit_id || ' ' || m.month as what from engine.ledger_month m
    where m.last <> (select count(*) from engine.posting p where p.unit_id = m.unit_id and p.month = m.month)`,
  ],
] as const
