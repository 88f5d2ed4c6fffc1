alter table finance.open_item add column barter_id uuid;
create index open_item_barter_id on finance.open_item using btree (barter_id, create_time, id) include (unit_id) where (del_flag = 0);
drop index finance.open_item_source_id_key;
create unique index open_item_source_id_item_type_key on finance.open_item using btree (source_id, item_type) where (del_flag = 0);
-- What was bartered before it was booked has no items: they are opened behind the start, and once more a day later for
-- what a process of the version before still wrote until it was replaced.
insert into engine.outbox (at, event, data)
select now(), 'job', jsonb_build_object('name', 'finance.openItemsOfBefore', 'payload', null, 'runAt', run_at,
  'key', 'finance.openItemsOfBefore ' || (run_at is null), 'queue', 'finance.openItemsOfBefore')
from (values (null::bigint), (floor(extract(epoch from now()) * 1000)::bigint + 86400000)) as t (run_at)
where exists (select from contracts.barter_settlement where approval_status = '2');
