alter table finance.payment_plan add column settlement_id uuid;
alter table finance.payment_plan add column receipt_plan_id uuid;
alter table finance.payment_plan add column contract_left numeric(20,2);
create index payment_plan_settlement_id on finance.payment_plan using btree (settlement_id, create_time, id) where (del_flag = 0);
create index payment_plan_receipt_plan_id on finance.payment_plan using btree (receipt_plan_id, create_time, id) where (del_flag = 0);
alter table finance.receipt_plan add column settlement_id uuid;
create index receipt_plan_settlement_id on finance.receipt_plan using btree (settlement_id, create_time, id) where (del_flag = 0);
