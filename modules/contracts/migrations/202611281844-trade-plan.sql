alter table contracts.contract add column plan_id uuid;
create index contract_plan_id on contracts.contract using btree (plan_id, create_time, id) include (unit_id) where (del_flag = 0);
alter table contracts.settlement add column month text;
alter table contracts.settlement add column goods_id uuid;
alter table contracts.settlement add column tonnes numeric(20,3);
create index settlement_month on contracts.settlement using btree (month, create_time, id) include (unit_id) where (del_flag = 0);
create index settlement_goods_id on contracts.settlement using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create table contracts.trade_plan (
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
  approval_status text not null default '0',
  proc_inst_id uuid,
  current_node text,
  current_handlers uuid[],
  submit_time timestamp(3) with time zone,
  approve_time timestamp(3) with time zone,
  archived text not null default '0',
  plan_no text,
  status text,
  year text,
  book_unit uuid,
  biz_segment text,
  direction text,
  version numeric(20,0),
  previous_id uuid,
  reason text,
  plan_qty numeric(20,3),
  plan_amount numeric(20,2),
  files jsonb,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index trade_plan_create_time on contracts.trade_plan using btree (create_time, id) where (del_flag = 0);
create index trade_plan_unit_id on contracts.trade_plan using btree (unit_id, create_time, id) include (book_unit, direction, biz_segment) where (del_flag = 0);
create index trade_plan_dept_id on contracts.trade_plan using btree (dept_id, create_time, id) include (unit_id, book_unit, direction, biz_segment) where (del_flag = 0);
create index trade_plan_create_by on contracts.trade_plan using btree (create_by, create_time, id) include (unit_id, dept_id, book_unit, direction, biz_segment) where (del_flag = 0);
create index trade_plan_unit_id_book_unit on contracts.trade_plan using btree (unit_id, book_unit, create_time, id) include (direction, biz_segment) where (del_flag = 0);
create index trade_plan_unit_id_direction on contracts.trade_plan using btree (unit_id, direction, create_time, id) include (book_unit, biz_segment) where (del_flag = 0);
create index trade_plan_unit_id_biz_segment on contracts.trade_plan using btree (unit_id, biz_segment, create_time, id) include (book_unit, direction) where (del_flag = 0);
create index trade_plan_approval_status on contracts.trade_plan using btree (approval_status, create_time, id) include (unit_id) where (del_flag = 0);
create index trade_plan_status on contracts.trade_plan using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index trade_plan_year on contracts.trade_plan using btree (year, create_time, id) include (unit_id) where (del_flag = 0);
create index trade_plan_book_unit on contracts.trade_plan using btree (book_unit, create_time, id) include (unit_id) where (del_flag = 0);
create index trade_plan_biz_segment on contracts.trade_plan using btree (biz_segment, create_time, id) include (unit_id) where (del_flag = 0);
create index trade_plan_direction on contracts.trade_plan using btree (direction, create_time, id) include (unit_id) where (del_flag = 0);
create index trade_plan_previous_id on contracts.trade_plan using btree (previous_id, create_time, id) include (unit_id) where (del_flag = 0);
create index trade_plan_book_unit_direction on contracts.trade_plan using btree (book_unit, direction, create_time, id) include (biz_segment) where (del_flag = 0);
create index trade_plan_book_unit_biz_segment on contracts.trade_plan using btree (book_unit, biz_segment, create_time, id) include (direction) where (del_flag = 0);
create index trade_plan_direction_biz_segment on contracts.trade_plan using btree (direction, biz_segment, create_time, id) include (book_unit) where (del_flag = 0);
create unique index trade_plan_plan_no_key on contracts.trade_plan using btree (plan_no) where (del_flag = 0);
create unique index trade_plan_year_book_unit_biz_segment_direction_version_key on contracts.trade_plan using btree (year, book_unit, biz_segment, direction, version) where (del_flag = 0);
create index trade_plan_search on contracts.trade_plan using gin (search_grams) where (del_flag = 0);
create table contracts.trade_plan_rows (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  goods_id uuid,
  q1 numeric(20,3),
  q2 numeric(20,3),
  q3 numeric(20,3),
  q4 numeric(20,3),
  q5 numeric(20,3),
  q6 numeric(20,3),
  q7 numeric(20,3),
  q8 numeric(20,3),
  q9 numeric(20,3),
  q10 numeric(20,3),
  q11 numeric(20,3),
  q12 numeric(20,3),
  qty numeric(20,3),
  p1 numeric(20,2),
  p2 numeric(20,2),
  p3 numeric(20,2),
  p4 numeric(20,2),
  p5 numeric(20,2),
  p6 numeric(20,2),
  p7 numeric(20,2),
  p8 numeric(20,2),
  p9 numeric(20,2),
  p10 numeric(20,2),
  p11 numeric(20,2),
  p12 numeric(20,2),
  amount numeric(20,2),
  foreign key (parent_id) references contracts.trade_plan (id) on delete cascade
);
create index trade_plan_rows_parent_id on contracts.trade_plan_rows using btree (parent_id, line_no);
update contracts.settlement set month = to_char(date, 'YYYY-MM');
update contracts.settlement s set tonnes = coalesce((
  select sum(i.qty) from contracts.settlement_items i where i.parent_id = s.id and i.uom = 't'), 0);
update contracts.settlement s set goods_id = g.id
from (
  select i.parent_id, min(btrim(i.goods)) as name from contracts.settlement_items i where i.uom = 't'
  group by i.parent_id having count(distinct btrim(i.goods)) = 1) n
join contracts.goods g on g.goods_name = n.name and g.del_flag = 0
where n.parent_id = s.id;
