alter table finance.payment_plan add column refunded_item uuid;
create index payment_plan_refunded_item on finance.payment_plan using btree (refunded_item, create_time, id) include (unit_id) where (del_flag = 0);
