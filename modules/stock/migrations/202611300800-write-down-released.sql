alter table stock.write_down_run add column released numeric(20,2);
alter table stock.write_down_line add column released numeric(20,2);
update stock.write_down_run set released = 0;
update stock.write_down_line set released = 0;
alter table stock.expected_price add column goods_name text;
alter table stock.expected_price add column goods_name_ru text;
alter table stock.expected_price add column goods_name_en text;
update stock.expected_price p set goods_name = g.goods_name, goods_name_ru = g.goods_name_ru, goods_name_en = g.goods_name_en
from contracts.goods g where g.id = p.goods_id;
