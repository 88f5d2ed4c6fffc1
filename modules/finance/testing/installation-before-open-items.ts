import sql from 'sql-template-tag'
import type { Pool } from '../../../server/platform/database/pool.ts'
import { inTransaction } from '../../../server/platform/database/transaction.ts'

/** What the books say of parties and the profit: what is open of which document, and what each account came to. */
export async function booksOf(pool: Pool): Promise<readonly (readonly unknown[])[]> {
  return Promise.all([
    pool.query(sql`
      select source_no, source_id, item_type, status, counterparty, contract_id, settlement_id, account, currency, biz_date, due_date, amount, settled, balance, unit_id, dept_id
      from finance.open_item where status <> '3' order by source_id`),
    pool.query(sql`
      select unit_id, ledger, account, key, currency, amount from engine.balance where amount <> 0 order by 1, 2, 3, 4, 5`),
  ])
}

/**
 * Makes an installation of one from before open items were kept: no items, no clearing, and of the books only what was
 * written then, as if nothing else had ever been.
 */
export async function forgetItems(pool: Pool): Promise<void> {
  await inTransaction(pool, async (on) => {
    // What only ever grows in the product is cut here.
    for (const statement of [
      sql`set local session_replication_role = replica`,
      sql`delete from finance.item_clearing`,
      sql`delete from finance.open_item`,
      sql`delete from engine.doc_link where 'finance.openItem' in (src_type, dst_type)`,
      sql`delete from engine.posting_line where posting in (select id from engine.posting where event ~ '^(SALE_SETTLE|PUR_INV|ADVANCE_USE)')`,
      sql`delete from engine.posting where event ~ '^(SALE_SETTLE|PUR_INV|ADVANCE_USE)'`,
      sql`update engine.posting set number = -number`,
      sql`
        update engine.posting p set number = n.number, voucher_no = regexp_replace(p.voucher_no, '[0-9]+$', lpad(n.number::text, 4, '0'))
        from (select id, row_number() over (partition by unit_id, month order by number desc) as number from engine.posting) n where n.id = p.id`,
      sql`
        update engine.ledger_month m set last = (select count(*) from engine.posting p where p.unit_id = m.unit_id and p.month = m.month)`,
      sql`
        update engine.posting_line l set balance = n.balance from (
          select posting, line_no, sum(debit - credit) over (partition by unit_id, ledger, account, key, currency order by seq) as balance from engine.posting_line) n
        where n.posting = l.posting and n.line_no = l.line_no`,
      sql`delete from engine.balance`,
      sql`
        insert into engine.balance (unit_id, ledger, account, key, currency, amount)
        select unit_id, ledger, account, key, currency, sum(debit - credit) from engine.posting_line group by 1, 2, 3, 4, 5`,
    ])
      await on.query(statement)
  })
}
