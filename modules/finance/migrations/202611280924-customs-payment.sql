alter table finance.payment_plan add column customs_tax_id uuid;
create index payment_plan_customs_tax_id on finance.payment_plan using btree (customs_tax_id, create_time, id) include (unit_id) where (del_flag = 0);
