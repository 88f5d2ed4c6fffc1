create table trade.insurance_policy_bills (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  bill_id uuid,
  tonnes numeric(20,3),
  foreign key (parent_id) references trade.insurance_policy (id) on delete cascade
);
create index insurance_policy_bills_parent_id on trade.insurance_policy_bills using btree (parent_id, line_no);
create index insurance_policy_bills_bill_id on trade.insurance_policy_bills using btree (bill_id, parent_id);
-- The bill of each policy becomes its only line.
insert into trade.insurance_policy_bills (id, parent_id, line_no, bill_id, tonnes)
select gen_random_uuid(), id, 1, bill_id, tonnes from trade.insurance_policy where bill_id is not null;
drop index trade.insurance_policy_unit_id;
drop index trade.insurance_policy_dept_id;
drop index trade.insurance_policy_create_by;
drop index trade.insurance_policy_unit_id_status;
drop index trade.insurance_policy_unit_id_bill_id;
drop index trade.insurance_policy_unit_id_goods_id;
drop index trade.insurance_policy_bill_id;
drop index trade.insurance_policy_status_bill_id;
drop index trade.insurance_policy_status_goods_id;
drop index trade.insurance_policy_bill_id_goods_id;
alter table trade.insurance_policy drop column bill_id;
create index insurance_policy_unit_id on trade.insurance_policy using btree (unit_id, create_time, id) include (status, goods_id, cover, valid_to) where (del_flag = 0);
create index insurance_policy_dept_id on trade.insurance_policy using btree (dept_id, create_time, id) include (unit_id, status, goods_id, cover, valid_to) where (del_flag = 0);
create index insurance_policy_create_by on trade.insurance_policy using btree (create_by, create_time, id) include (unit_id, dept_id, status, goods_id, cover, valid_to) where (del_flag = 0);
create index insurance_policy_unit_id_status on trade.insurance_policy using btree (unit_id, status, create_time, id) include (goods_id, cover, valid_to) where (del_flag = 0);
create index insurance_policy_unit_id_goods_id on trade.insurance_policy using btree (unit_id, goods_id, create_time, id) include (status, cover, valid_to) where (del_flag = 0);
create index insurance_policy_unit_id_cover on trade.insurance_policy using btree (unit_id, cover, create_time, id) include (status, goods_id, valid_to) where (del_flag = 0);
create index insurance_policy_status_goods_id on trade.insurance_policy using btree (status, goods_id, create_time, id) include (cover, valid_to) where (del_flag = 0);
create index insurance_policy_status_cover on trade.insurance_policy using btree (status, cover, create_time, id) include (goods_id, valid_to) where (del_flag = 0);
create index insurance_policy_goods_id_cover on trade.insurance_policy using btree (goods_id, cover, create_time, id) include (status, valid_to) where (del_flag = 0);
