alter table finance.payment_plan add column budget_left numeric(20,2);
alter table finance.payment_plan add column payee_standing text;
alter table finance.receipt_plan add column left_amount numeric(20,2);
alter table finance.bank_statement_line add column caption text;
create table finance.budget (
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
  budget_no text,
  status text,
  kind text,
  year text,
  book_unit uuid,
  biz_segment text,
  budget_subject text,
  amount numeric(20,2),
  reason text,
  approved_by uuid,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index budget_create_time on finance.budget using btree (create_time, id) where (del_flag = 0);
create index budget_unit_id on finance.budget using btree (unit_id, create_time, id) include (book_unit, budget_subject, biz_segment) where (del_flag = 0);
create index budget_dept_id on finance.budget using btree (dept_id, create_time, id) include (unit_id, book_unit, budget_subject, biz_segment) where (del_flag = 0);
create index budget_create_by on finance.budget using btree (create_by, create_time, id) include (unit_id, dept_id, book_unit, budget_subject, biz_segment) where (del_flag = 0);
create index budget_unit_id_book_unit on finance.budget using btree (unit_id, book_unit, create_time, id) include (budget_subject, biz_segment) where (del_flag = 0);
create index budget_unit_id_budget_subject on finance.budget using btree (unit_id, budget_subject, create_time, id) include (book_unit, biz_segment) where (del_flag = 0);
create index budget_unit_id_biz_segment on finance.budget using btree (unit_id, biz_segment, create_time, id) include (book_unit, budget_subject) where (del_flag = 0);
create index budget_status on finance.budget using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index budget_kind on finance.budget using btree (kind, create_time, id) include (unit_id) where (del_flag = 0);
create index budget_year on finance.budget using btree (year, create_time, id) include (unit_id) where (del_flag = 0);
create index budget_book_unit on finance.budget using btree (book_unit, create_time, id) include (unit_id) where (del_flag = 0);
create index budget_biz_segment on finance.budget using btree (biz_segment, create_time, id) include (unit_id) where (del_flag = 0);
create index budget_budget_subject on finance.budget using btree (budget_subject, create_time, id) include (unit_id) where (del_flag = 0);
create index budget_book_unit_budget_subject on finance.budget using btree (book_unit, budget_subject, create_time, id) include (biz_segment) where (del_flag = 0);
create index budget_book_unit_biz_segment on finance.budget using btree (book_unit, biz_segment, create_time, id) include (budget_subject) where (del_flag = 0);
create index budget_budget_subject_biz_segment on finance.budget using btree (budget_subject, biz_segment, create_time, id) include (book_unit) where (del_flag = 0);
create unique index budget_budget_no_key on finance.budget using btree (budget_no) where (del_flag = 0);
create index budget_search on finance.budget using gin (search_grams) where (del_flag = 0);
update finance.receipt_plan set left_amount = expected_amount - coalesce(actual_amount, 0);
update finance.bank_statement_line set caption = left(concat_ws(' · ', day::text,
  case direction when 'debit' then '−' else '+' end || trim(to_char(amount, '999G999G999G999G990.00')) || ' ' || currency, coalesce(counterparty_name, purpose)), 200);
