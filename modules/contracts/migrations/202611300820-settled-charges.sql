alter table contracts.settlement add column usage_id uuid;
alter table contracts.settlement add column index_price_id uuid;
create index settlement_usage_id on contracts.settlement using btree (usage_id, create_time, id) include (unit_id) where (del_flag = 0);
create index settlement_index_price_id on contracts.settlement using btree (index_price_id, create_time, id) include (unit_id) where (del_flag = 0);
