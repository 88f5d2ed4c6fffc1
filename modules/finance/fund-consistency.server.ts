import sql from 'sql-template-tag'
import { type Ctx, pairProblems } from '../../server/module-api.ts'
import { bankJournal } from './bank-journal.ts'
import { bankMatch } from './bank-match.ts'
import { bankReconcile } from './bank-matching-board.ts'
import { bankStatementLine } from './bank-statement-line.ts'
import { floatingRangeOf } from './payment-tolerance.server.ts'
import { receiptClaim } from './receipt-claim-board.ts'
import { receiptPlan } from './receipt-plan.ts'
import { receipt } from './receipt.ts'

/**
 * Every way in which payments, plans, accounts and journal could disagree with each other or with the books; empty when
 * none does.
 */
export async function fundProblems(on: Ctx['sql']): Promise<string[]> {
  const found = await Promise.all(proofs.map(([, statement]) => on.query<{ what: string }>(statement)))
  const claims = { of: receiptClaim, left: bankStatementLine, right: receiptPlan, pairs: receipt }
  const matches = { of: bankReconcile, left: bankStatementLine, right: bankJournal, pairs: bankMatch }
  return [
    ...found.flatMap((rows, at) => rows.map(({ what }) => `${proofs[at]?.[0] ?? ''}: ${what}`)),
    ...(await pairProblems(on, claims)),
    ...(await pairProblems(on, matches)),
  ]
}

const proofs = [
  [
    'a plan has more paid and in flight than it may',
    sql`
    select p.plan_no as what from finance.payment_plan p join finance.bank_payment b on b.plan_id = p.id and b.status not in ('03', '06') and b.refund_flag <> '1'
    group by p.id having sum(b.amount) > p.plan_amount + ${floatingRangeOf(sql`p.plan_amount`, sql`p.float_range`)}`,
  ],
  [
    'a plan does not show what its payments did',
    sql`
    select p.plan_no as what from finance.payment_plan p left join finance.bank_payment b on b.plan_id = p.id
    where p.supplementary <> '1'
    group by p.id having coalesce(sum(b.amount) filter (where b.status = '01' and b.refund_flag <> '1'), 0) <> coalesce(p.actual_amount, 0)
      or coalesce(sum(b.amount) filter (where b.status in ('00', '02', '04', '05', '07', '08', '09')), 0) <> coalesce(p.in_flight_amount, 0)`,
  ],
  [
    'plans of a contract are more than its total',
    sql`
    select c.contract_no as what from contracts.contract c join finance.payment_plan p on p.contract_id = c.id and p.approval_status in ('1', '2') and p.payment_status <> '5' and p.del_flag = 0
    group by c.id having sum(case when p.payment_status = '2' then p.actual_amount else greatest(p.plan_amount, p.actual_amount) end) > c.total_amount * 1.1`,
  ],
  [
    'an account does not hold what its books say',
    sql`
    select a.account_name as what from finance.bank_account a
    left join engine.balance b on b.ledger = 'fund' and b.account = '1002' and b.key = a.id::text and b.currency = a.currency
    where coalesce(b.amount, 0) <> coalesce(a.balance, 0)`,
  ],
  [
    'an account is not the sum of its journal',
    sql`
    select a.account_name as what from finance.bank_account a left join finance.bank_journal j on j.account_id = a.id
    group by a.id having coalesce(sum(coalesce(j.receipt_amount, 0) - coalesce(j.payment_amount, 0)), 0) <> coalesce(a.balance, 0)`,
  ],
  [
    'an account does not hold back what is in flight',
    sql`
    select a.account_name as what from finance.bank_account a
    left join finance.bank_payment b on b.payer_account_id = a.id and b.status in ('00', '02', '04', '05', '07', '08', '09')
    group by a.id having coalesce(sum(b.amount), 0) <> coalesce(a.in_flight, 0)`,
  ],
  [
    'a paid payment is not booked exactly once',
    sql`
    select b.pay_no as what from finance.bank_payment b left join engine.posting p on p.src_id = b.id and p.reverse_of is null
    group by b.id having count(p.id) <> case when b.status = '01' then 1 else 0 end`,
  ],
  [
    'a returned payment is not reversed exactly once',
    sql`
    select b.pay_no as what from finance.bank_payment b left join engine.posting p on p.src_id = b.id and p.reverse_of is not null
    group by b.id having count(p.id) <> case when b.refund_flag = '1' then 1 else 0 end`,
  ],
  [
    'a receipt plan does not show what its receipts brought',
    sql`
    select p.plan_no as what from finance.receipt_plan p left join finance.receipt r on r.plan_id = p.id and r.status in ('1', '3')
    group by p.id having coalesce(sum(r.amount), 0) <> coalesce(p.actual_amount, 0)`,
  ],
  [
    'a receipt is not booked, or not reversed, exactly once',
    sql`
    select r.receipt_no as what from finance.receipt r left join engine.posting p on p.src_id = r.id
    group by r.id having count(p.id) <> case when r.status = '2' then 2 else 1 end`,
  ],
  [
    'a line of a statement is claimed for other than its receipts',
    sql`
    select l.line_no as what from finance.bank_statement_line l left join finance.receipt r on r.statement_line = l.id and r.status in ('1', '3')
    where l.direction = 'credit' and l.payment_id is null group by l.id having coalesce(l.unclaimed, 0) <> l.amount - coalesce(sum(r.amount), 0)`,
  ],
  [
    'what was booked on an account has no line of its journal',
    sql`
    select p.voucher_no as what from engine.posting p left join finance.bank_journal j on j.voucher_no = p.voucher_no
    where exists (select from engine.posting_line l where l.posting = p.id and l.ledger = 'fund') group by p.id having count(j.id) <> 1`,
  ],
  [
    'one person claimed and reviewed a receipt',
    sql`
    select receipt_no as what from finance.receipt where reviewed_by = create_by`,
  ],
  [
    'a match joins rows of two accounts, currencies or directions',
    sql`
    select m.match_no as what from finance.bank_match m join finance.bank_statement_line l on l.id = m.statement_line join finance.bank_journal j on j.id = m.journal_entry
    where l.account_id <> j.account_id or l.currency <> j.currency or m.account_id <> l.account_id or sign(l.moved) <> sign(j.moved) or sign(m.amount) <> sign(l.moved)`,
  ],
  [
    'one person made and reviewed a balance adjustment table',
    sql`
    select table_no as what from finance.bank_reconciliation where status = '2' and reviewed_by in (create_by, made_by)`,
  ],
  [
    'one payment was repaid twice',
    sql`
    select old_pay_id::text as what from finance.bank_payment where old_pay_id is not null group by old_pay_id having count(*) > 1`,
  ],
  [
    'two payments share a bank serial',
    sql`
    select bank_serial as what from finance.bank_payment where bank_serial is not null group by bank_serial having count(*) > 1`,
  ],
  [
    'one person signed twice',
    sql`
    select pay_no as what from finance.bank_payment where maker_id in (reviewer_id, authoriser_id) or reviewer_id = authoriser_id`,
  ],
  [
    'a line of a statement is there twice',
    sql`
    select line_no as what from finance.bank_statement_line group by account_id, line_no having count(*) > 1`,
  ],
] as const
