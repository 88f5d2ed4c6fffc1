create table finance.payment_plan_settlements (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  settlement_id uuid,
  amount numeric(20,2),
  foreign key (parent_id) references finance.payment_plan (id) on delete cascade
);
create index payment_plan_settlements_parent_id on finance.payment_plan_settlements using btree (parent_id, line_no);
create index payment_plan_settlements_settlement_id on finance.payment_plan_settlements using btree (settlement_id, parent_id);
-- The settlement of each plan becomes its only line, which pays all that is planned.
insert into finance.payment_plan_settlements (id, parent_id, line_no, settlement_id, amount)
select gen_random_uuid(), id, 1, settlement_id, plan_amount from finance.payment_plan where settlement_id is not null;
alter table finance.payment_plan drop column settlement_id;
