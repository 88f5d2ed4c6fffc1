alter table stock.warehouse add column port_id uuid;
create index warehouse_port_id on stock.warehouse using btree (port_id, create_time, id) where (del_flag = 0);
alter table stock.batch add column segment text;
alter table stock.stock_in add column segment text;
alter table stock.stock_in add column yard_type text;
alter table stock.stock_in add column port_id uuid;
alter table stock.stock_in add column vessel_name text;
alter table stock.stock_in add column voyage_no text;
alter table stock.stock_in add column bl_no text;
alter table stock.stock_in add column draft_qty numeric(20,3);
alter table stock.stock_in add column draft_short numeric(20,2);
create index stock_in_segment on stock.stock_in using btree (segment, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_in_yard_type on stock.stock_in using btree (yard_type, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_in_port_id on stock.stock_in using btree (port_id, create_time, id) include (unit_id) where (del_flag = 0);
create table stock.stock_in_draft_survey (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  condition text,
  displacement numeric(20,3),
  ballast numeric(20,3),
  fresh_water numeric(20,3),
  fuel numeric(20,3),
  constant numeric(20,3),
  deducted numeric(20,3),
  net numeric(20,3),
  foreign key (parent_id) references stock.stock_in (id) on delete cascade
);
create index stock_in_draft_survey_parent_id on stock.stock_in_draft_survey using btree (parent_id, line_no);
alter table stock.stock_out add column yard_type text;
alter table stock.stock_out add column port_id uuid;
alter table stock.stock_out add column segment text;
alter table stock.stock_out add column vessel_name text;
alter table stock.stock_out add column voyage_no text;
alter table stock.stock_out add column draft_qty numeric(20,3);
alter table stock.stock_out add column draft_short numeric(20,2);
create index stock_out_yard_type on stock.stock_out using btree (yard_type, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_out_port_id on stock.stock_out using btree (port_id, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_out_segment on stock.stock_out using btree (segment, create_time, id) include (unit_id) where (del_flag = 0);
create table stock.stock_out_draft_survey (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  condition text,
  displacement numeric(20,3),
  ballast numeric(20,3),
  fresh_water numeric(20,3),
  fuel numeric(20,3),
  constant numeric(20,3),
  deducted numeric(20,3),
  net numeric(20,3),
  foreign key (parent_id) references stock.stock_out (id) on delete cascade
);
create index stock_out_draft_survey_parent_id on stock.stock_out_draft_survey using btree (parent_id, line_no);
update stock.stock_in i set segment = c.biz_segment from contracts.contract c where c.id = i.contract_id;
update stock.stock_in i set yard_type = w.warehouse_type from stock.warehouse w where w.id = i.warehouse_id;
update stock.stock_out o set yard_type = w.warehouse_type from stock.warehouse w where w.id = o.warehouse_id;
update stock.stock_in i set vessel_name = b.vessel_name, voyage_no = b.voyage_no, bl_no = b.bl_no
from trade.logistics_bill b where b.id = i.bill_id and i.segment = 'sea';
update stock.batch b set segment = i.segment from stock.stock_in i where i.batch_id = b.id and i.segment is not null;
update stock.stock_out o set segment = b.segment from stock.batch b where b.id = o.batch_id;
