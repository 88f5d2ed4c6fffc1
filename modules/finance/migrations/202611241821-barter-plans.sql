alter table finance.payment_plan add column barter_id uuid;
create index payment_plan_barter_id on finance.payment_plan using btree (barter_id, create_time, id) include (unit_id) where (del_flag = 0);
alter table finance.receipt_plan add column barter_id uuid;
create index receipt_plan_barter_id on finance.receipt_plan using btree (barter_id, create_time, id) include (unit_id) where (del_flag = 0);
