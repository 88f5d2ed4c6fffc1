drop index finance.bank_journal_date;
create index bank_journal_date on finance.bank_journal using btree (date, create_time, id) include (unit_id) where (del_flag = 0);
create index bank_journal_date_account_id on finance.bank_journal using btree (date, account_id) include (unit_id, direction, cash_flow_item, receipt_amount, payment_amount) where (del_flag = 0);
drop index finance.open_item_due_date;
create index open_item_due_date on finance.open_item using btree (due_date, create_time, id) include (unit_id) where (del_flag = 0);
create index open_item_due_date_item_type on finance.open_item using btree (due_date, item_type) include (unit_id, status, counterparty, balance_cny) where (del_flag = 0);
