alter table stock.stock_check_survey add column position_id uuid;
update stock.stock_check_survey s set position_id = p.id from stock.stock_check c, stock.position p
  where c.id = s.parent_id and p.warehouse_id = c.warehouse_id and p.del_flag = 0 and lower(trim(s.stack)) in (lower(p.code), lower(p.position_no));
-- What matches no place of the yard stays to be read.
update stock.stock_check_survey set note = left(concat_ws('; ', note, stack), 100) where position_id is null and stack <> '';
alter table stock.stock_check_survey drop column stack;
alter table stock.capacity_weight add column position_id uuid;
update stock.capacity_weight w set position_id = p.id from stock.position p
  where p.warehouse_id = w.warehouse_id and p.del_flag = 0 and lower(trim(w.position)) in (lower(p.code), lower(p.position_no));
update stock.capacity_weight set remark = concat_ws('; ', remark, position) where position_id is null and position <> '';
alter table stock.capacity_weight drop column position;
create index capacity_weight_position_id on stock.capacity_weight using btree (position_id, create_time, id) include (unit_id) where (del_flag = 0);
