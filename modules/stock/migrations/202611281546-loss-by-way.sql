alter table stock.stock_in add column month text;
alter table stock.stock_in add column mode text;
alter table stock.stock_in add column load_place uuid;
alter table stock.stock_in add column discharge_place uuid;
create index stock_in_month on stock.stock_in using btree (month, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_in_load_place on stock.stock_in using btree (load_place, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_in_discharge_place on stock.stock_in using btree (discharge_place, create_time, id) include (unit_id) where (del_flag = 0);
update stock.stock_in set month = to_char(date, 'YYYY-MM');
update stock.stock_in i
set mode = b.mode, load_place = b.load_place, discharge_place = b.discharge_place, carrier = coalesce(i.carrier, b.carrier)
from trade.logistics_bill b where b.id = i.bill_id;
