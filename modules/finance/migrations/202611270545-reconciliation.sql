alter table finance.bank_journal add column bank_ref text;
alter table finance.bank_journal add column offset_by uuid;
alter table finance.bank_journal add column moved numeric(20,2);
alter table finance.bank_journal add column matched numeric(20,2);
alter table finance.bank_journal add column unmatched numeric(20,2);
alter table finance.bank_journal add column match_status text;
create index bank_journal_offset_by on finance.bank_journal using btree (offset_by, create_time, id) include (unit_id) where (del_flag = 0);
create index bank_journal_moved on finance.bank_journal using btree (moved, create_time, id) include (unit_id) where (del_flag = 0);
create index bank_journal_match_status on finance.bank_journal using btree (match_status, create_time, id) include (unit_id) where (del_flag = 0);
alter table finance.bank_statement_line add column moved numeric(20,2);
alter table finance.bank_statement_line add column matched numeric(20,2);
alter table finance.bank_statement_line add column unmatched numeric(20,2);
alter table finance.bank_statement_line add column match_status text;
create index bank_statement_line_match_status on finance.bank_statement_line using btree (match_status, create_time, id) include (unit_id) where (del_flag = 0);
create table finance.bank_match (
  id uuid primary key,
  ver integer not null default 1,
  unit_id uuid,
  dept_id uuid,
  create_by uuid not null,
  create_name text not null,
  create_time timestamp(3) with time zone not null default now(),
  update_by uuid,
  update_time timestamp(3) with time zone,
  remark text,
  match_no text,
  status text,
  account_id uuid,
  statement_line uuid,
  journal_entry uuid,
  day date,
  currency text,
  amount numeric(20,2),
  undone_on date,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index bank_match_create_time on finance.bank_match using btree (create_time, id) where (del_flag = 0);
create index bank_match_unit_id on finance.bank_match using btree (unit_id, create_time, id) include (account_id, status, day) where (del_flag = 0);
create index bank_match_dept_id on finance.bank_match using btree (dept_id, create_time, id) include (unit_id, account_id, status, day) where (del_flag = 0);
create index bank_match_create_by on finance.bank_match using btree (create_by, create_time, id) include (unit_id, dept_id, account_id, status, day) where (del_flag = 0);
create index bank_match_unit_id_account_id on finance.bank_match using btree (unit_id, account_id, create_time, id) include (status, day) where (del_flag = 0);
create index bank_match_unit_id_status on finance.bank_match using btree (unit_id, status, create_time, id) include (account_id, day) where (del_flag = 0);
create index bank_match_status on finance.bank_match using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index bank_match_account_id on finance.bank_match using btree (account_id, create_time, id) include (unit_id) where (del_flag = 0);
create index bank_match_statement_line on finance.bank_match using btree (statement_line, create_time, id) include (unit_id) where (del_flag = 0);
create index bank_match_journal_entry on finance.bank_match using btree (journal_entry, create_time, id) include (unit_id) where (del_flag = 0);
create index bank_match_day on finance.bank_match using btree (day, create_time, id) include (unit_id) where (del_flag = 0);
create index bank_match_amount on finance.bank_match using btree (amount, create_time, id) include (unit_id) where (del_flag = 0);
create index bank_match_account_id_status on finance.bank_match using btree (account_id, status, create_time, id) include (day) where (del_flag = 0);
create unique index bank_match_match_no_key on finance.bank_match using btree (match_no) where (del_flag = 0);
create index bank_match_search on finance.bank_match using gin (search_grams) where (del_flag = 0);
create table finance.bank_reconciliation (
  id uuid primary key,
  ver integer not null default 1,
  unit_id uuid,
  dept_id uuid,
  create_by uuid not null,
  create_name text not null,
  create_time timestamp(3) with time zone not null default now(),
  update_by uuid,
  update_time timestamp(3) with time zone,
  remark text,
  table_no text,
  status text,
  account_id uuid,
  month text,
  currency text,
  bank_balance numeric(20,2),
  bank_opening numeric(20,2),
  lines_total numeric(20,2),
  gap numeric(20,2),
  late_lines numeric(20,0),
  late_amount numeric(20,2),
  like_lines numeric(20,0),
  book_balance numeric(20,2),
  bank_received_total numeric(20,2),
  bank_paid_total numeric(20,2),
  adjusted_book numeric(20,2),
  book_received_total numeric(20,2),
  book_paid_total numeric(20,2),
  adjusted_bank numeric(20,2),
  difference numeric(20,2),
  explanation text,
  proof jsonb,
  made_by uuid,
  reviewed_by uuid,
  review_time timestamp(3) with time zone,
  came_later numeric(20,0),
  came_later_amount numeric(20,2),
  return_reason text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index bank_reconciliation_create_time on finance.bank_reconciliation using btree (create_time, id) where (del_flag = 0);
create index bank_reconciliation_unit_id on finance.bank_reconciliation using btree (unit_id, create_time, id) include (account_id, status) where (del_flag = 0);
create index bank_reconciliation_dept_id on finance.bank_reconciliation using btree (dept_id, create_time, id) include (unit_id, account_id, status) where (del_flag = 0);
create index bank_reconciliation_create_by on finance.bank_reconciliation using btree (create_by, create_time, id) include (unit_id, dept_id, account_id, status) where (del_flag = 0);
create index bank_reconciliation_unit_id_account_id on finance.bank_reconciliation using btree (unit_id, account_id, create_time, id) include (status) where (del_flag = 0);
create index bank_reconciliation_unit_id_status on finance.bank_reconciliation using btree (unit_id, status, create_time, id) include (account_id) where (del_flag = 0);
create index bank_reconciliation_status on finance.bank_reconciliation using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index bank_reconciliation_account_id on finance.bank_reconciliation using btree (account_id, create_time, id) include (unit_id) where (del_flag = 0);
create index bank_reconciliation_month on finance.bank_reconciliation using btree (month, create_time, id) include (unit_id) where (del_flag = 0);
create index bank_reconciliation_difference on finance.bank_reconciliation using btree (difference, create_time, id) include (unit_id) where (del_flag = 0);
create index bank_reconciliation_account_id_status on finance.bank_reconciliation using btree (account_id, status, create_time, id) where (del_flag = 0);
create unique index bank_reconciliation_table_no_key on finance.bank_reconciliation using btree (table_no) where (del_flag = 0);
create unique index bank_reconciliation_account_id_month_key on finance.bank_reconciliation using btree (account_id, month) where (del_flag = 0);
create index bank_reconciliation_search on finance.bank_reconciliation using gin (search_grams) where (del_flag = 0);
create table finance.bank_reconciliation_bank_received (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  day date,
  amount numeric(20,2),
  party text,
  purpose text,
  line uuid,
  mark text,
  foreign key (parent_id) references finance.bank_reconciliation (id) on delete cascade
);
create index bank_reconciliation_bank_received_parent_id on finance.bank_reconciliation_bank_received using btree (parent_id, line_no);
create table finance.bank_reconciliation_bank_paid (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  day date,
  amount numeric(20,2),
  party text,
  purpose text,
  line uuid,
  mark text,
  foreign key (parent_id) references finance.bank_reconciliation (id) on delete cascade
);
create index bank_reconciliation_bank_paid_parent_id on finance.bank_reconciliation_bank_paid using btree (parent_id, line_no);
create table finance.bank_reconciliation_book_received (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  day date,
  amount numeric(20,2),
  party text,
  purpose text,
  entry uuid,
  mark text,
  foreign key (parent_id) references finance.bank_reconciliation (id) on delete cascade
);
create index bank_reconciliation_book_received_parent_id on finance.bank_reconciliation_book_received using btree (parent_id, line_no);
create table finance.bank_reconciliation_book_paid (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  day date,
  amount numeric(20,2),
  party text,
  purpose text,
  entry uuid,
  mark text,
  foreign key (parent_id) references finance.bank_reconciliation (id) on delete cascade
);
create index bank_reconciliation_book_paid_parent_id on finance.bank_reconciliation_book_paid using btree (parent_id, line_no);
update finance.bank_statement_line set moved = case when direction = 'debit' then -amount else amount end, matched = 0,
  unmatched = case when direction = 'debit' then -amount else amount end, match_status = case when source = 'declined' then null else '0' end;
update finance.bank_journal j set moved = coalesce(j.receipt_amount, 0) - coalesce(j.payment_amount, 0), matched = 0,
  unmatched = coalesce(j.receipt_amount, 0) - coalesce(j.payment_amount, 0),
  match_status = case when j.payment_id is null and j.plan_id is null and j.receipt_id is null and j.purpose = '期初余额' then null else '0' end,
  bank_ref = coalesce((select p.req_no from finance.bank_payment p where p.id = j.payment_id and j.reversal_of is null),
    (select l.line_no from finance.receipt r join finance.bank_statement_line l on l.id = r.statement_line where r.id = j.receipt_id and j.reversal_of is null));
