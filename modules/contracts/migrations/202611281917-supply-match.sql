alter table contracts.contract add column goods_id uuid;
alter table contracts.contract add column delivery_month text;
alter table contracts.contract add column net_price numeric(20,4);
alter table contracts.contract add column matched_tonnes numeric(20,3);
alter table contracts.contract add column unmatched_tonnes numeric(20,3);
create index contract_goods_id on contracts.contract using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index contract_delivery_month on contracts.contract using btree (delivery_month, create_time, id) include (unit_id) where (del_flag = 0);
create table contracts.supply_match (
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
  day date,
  purchase_id uuid,
  sale_id uuid,
  goods_id uuid,
  qty numeric(20,3),
  buy_price numeric(20,4),
  sell_price numeric(20,4),
  spread numeric(20,4),
  spread_total numeric(20,2),
  release_reason text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index supply_match_create_time on contracts.supply_match using btree (create_time, id) where (del_flag = 0);
create index supply_match_unit_id on contracts.supply_match using btree (unit_id, create_time, id) include (status, goods_id, purchase_id, day) where (del_flag = 0);
create index supply_match_dept_id on contracts.supply_match using btree (dept_id, create_time, id) include (unit_id, status, goods_id, purchase_id, day) where (del_flag = 0);
create index supply_match_create_by on contracts.supply_match using btree (create_by, create_time, id) include (unit_id, dept_id, status, goods_id, purchase_id, day) where (del_flag = 0);
create index supply_match_unit_id_status on contracts.supply_match using btree (unit_id, status, create_time, id) include (goods_id, purchase_id, day) where (del_flag = 0);
create index supply_match_unit_id_goods_id on contracts.supply_match using btree (unit_id, goods_id, create_time, id) include (status, purchase_id, day) where (del_flag = 0);
create index supply_match_unit_id_purchase_id on contracts.supply_match using btree (unit_id, purchase_id, create_time, id) include (status, goods_id, day) where (del_flag = 0);
create index supply_match_status on contracts.supply_match using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index supply_match_day on contracts.supply_match using btree (day, create_time, id) include (unit_id) where (del_flag = 0);
create index supply_match_purchase_id on contracts.supply_match using btree (purchase_id, create_time, id) include (unit_id) where (del_flag = 0);
create index supply_match_sale_id on contracts.supply_match using btree (sale_id, create_time, id) include (unit_id) where (del_flag = 0);
create index supply_match_goods_id on contracts.supply_match using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index supply_match_status_goods_id on contracts.supply_match using btree (status, goods_id, create_time, id) include (purchase_id, day) where (del_flag = 0);
create index supply_match_status_purchase_id on contracts.supply_match using btree (status, purchase_id, create_time, id) include (goods_id, day) where (del_flag = 0);
create index supply_match_goods_id_purchase_id on contracts.supply_match using btree (goods_id, purchase_id, create_time, id) include (status, day) where (del_flag = 0);
create unique index supply_match_match_no_key on contracts.supply_match using btree (match_no) where (del_flag = 0);
create index supply_match_search on contracts.supply_match using gin (search_grams) where (del_flag = 0);
-- Contracts of goods: what they are of, what a tonne costs in yuan net of tax, and how much of them waits to be matched.
update contracts.contract c set
  delivery_month = to_char(coalesce(c.laycan_from, c.valid_from), 'YYYY-MM'),
  matched_tonnes = 0,
  unmatched_tonnes = coalesce(c.tonnes, 0)
where c.contract_type in ('xs', 'hc', 'lc', 'ck', 'nmc', 'nmx');
update contracts.contract c set
  net_price = round(
    n.amount * (case when c.currency = 'CNY' then 1 else coalesce(c.fx_rate, 0) end) * 100
      / (n.tonnes * (100 + case when c.tax_included = '1' and c.vat_rate ~ '^\d+$' then c.vat_rate::numeric else 0 end)), 4)
from (
  select parent_id, sum(qty) as tonnes, sum(round(qty * unit_price, 2)) as amount
  from contracts.contract_items where uom = 't' group by parent_id having sum(qty) > 0) n
where n.parent_id = c.id and c.contract_type in ('xs', 'hc', 'lc', 'ck', 'nmc', 'nmx');
update contracts.contract c set goods_id = g.id
from (
  select parent_id, min(btrim(goods)) as name from contracts.contract_items where uom = 't'
  group by parent_id having count(distinct btrim(goods)) = 1) n
join contracts.goods g on g.goods_name = n.name and g.del_flag = 0
where n.parent_id = c.id and c.contract_type in ('xs', 'hc', 'lc', 'ck', 'nmc', 'nmx');
