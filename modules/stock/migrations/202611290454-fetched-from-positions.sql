alter table stock.gate_pass add column position_id uuid;
create index gate_pass_position_id on stock.gate_pass using btree (position_id, create_time, id) include (unit_id) where (del_flag = 0);
alter table stock.cti_sales add column position_id uuid;
create index cti_sales_position_id on stock.cti_sales using btree (position_id, create_time, id) include (unit_id) where (del_flag = 0);
alter table stock.cargo_release add column position_id uuid;
create index cargo_release_position_id on stock.cargo_release using btree (position_id, create_time, id) include (unit_id) where (del_flag = 0);
update stock.cti_sales o set position_id = b.position_id from stock.batch b, stock.position p
  where b.id = o.batch_id and p.id = b.position_id and p.warehouse_id = o.warehouse_id;
update stock.cargo_release r set position_id = b.position_id from stock.batch b, stock.position p
  where b.id = r.batch_id and p.id = b.position_id and p.warehouse_id = r.warehouse_id;
update stock.gate_pass g set position_id = r.position_id from stock.cargo_release r where r.id = g.release_id;
