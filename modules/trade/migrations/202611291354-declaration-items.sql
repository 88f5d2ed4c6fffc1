alter table trade.customs_declaration add column pack_type text;
alter table trade.customs_declaration add column packages numeric(20,0);
alter table trade.customs_declaration add column net_kg numeric(20,3);
alter table trade.customs_declaration add column gross_kg numeric(20,3);
alter table trade.customs_declaration add column goods_total numeric(20,2);
alter table trade.customs_declaration add column freight numeric(20,2);
alter table trade.customs_declaration add column insurance numeric(20,2);
alter table trade.customs_declaration add column cif_total numeric(20,2);
create table trade.customs_declaration_items (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  goods_id uuid,
  spec text,
  origin_country text,
  qty numeric(20,3),
  uom text,
  unit_price numeric(20,4),
  net_kg numeric(20,3),
  gross_kg numeric(20,3),
  total numeric(20,2),
  hs_code text,
  qty1 numeric(20,3),
  uom1 text,
  qty2 numeric(20,3),
  uom2 text,
  duty_rate numeric(20,2),
  vat_rate numeric(20,2),
  freight numeric(20,2),
  insurance numeric(20,2),
  customs_value numeric(20,2),
  duty numeric(20,2),
  vat numeric(20,2),
  licence_id uuid,
  licence_qty numeric(20,3),
  foreign key (parent_id) references trade.customs_declaration (id) on delete cascade
);
create index customs_declaration_items_parent_id on trade.customs_declaration_items using btree (parent_id, line_no);
-- What a declaration said of its goods becomes its first item; what customs valued and taxed stays to the cent.
insert into trade.customs_declaration_items (id, parent_id, line_no, goods_id, origin_country, qty, uom, unit_price,
  net_kg, gross_kg, total, hs_code, qty1, uom1, duty_rate, vat_rate, freight, insurance, customs_value, duty, vat,
  licence_qty)
select gen_random_uuid(), d.id, 1, d.goods_id, d.origin_country, d.declared_qty, 't', d.unit_price,
  d.declared_qty * 1000, d.declared_qty * 1000, v.total, d.hs_code, d.declared_qty * 1000, 'kg', d.duty_rate, d.vat_rate,
  v.freight, v.insurance, d.customs_value, coalesce(d.duty, 0), coalesce(d.vat, 0), d.licence_qty
from trade.customs_declaration d
cross join lateral (
  select round(d.declared_qty * d.unit_price, 2) as total,
    case when d.deal_mode in ('3', '4', '7')
      then round(d.declared_qty * coalesce(d.freight_per_tonne, 0), 2) else 0 end as freight) w
cross join lateral (
  select w.total, w.freight, case when d.deal_mode in ('2', '3', '7')
    then round((w.total + w.freight) * 100 / (100 - coalesce(d.insurance_pct, 0)) - w.total - w.freight, 2)
    else 0 end as insurance) v;
update trade.customs_declaration d set pack_type = '00', packages = 1, net_kg = i.net_kg, gross_kg = i.gross_kg,
  goods_total = i.total, cif_total = i.total + i.freight + i.insurance,
  freight = case when d.deal_mode in ('3', '4', '7') then i.freight end,
  insurance = case when d.deal_mode in ('2', '3', '7') then i.insurance end
from trade.customs_declaration_items i where i.parent_id = d.id;
alter table trade.customs_declaration drop column hs_code;
alter table trade.customs_declaration drop column origin_country;
alter table trade.customs_declaration drop column unit_price;
alter table trade.customs_declaration drop column freight_per_tonne;
alter table trade.customs_declaration drop column duty_rate;
alter table trade.customs_declaration drop column vat_rate;
alter table trade.customs_declaration drop column licence_qty;
