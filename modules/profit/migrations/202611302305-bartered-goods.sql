alter table profit.profit_line add column barter uuid;
create index profit_line_barter on profit.profit_line using btree (barter, create_time, id) include (unit_id) where (del_flag = 0);
-- What was bartered before it was booked has no lines: they are written behind the start, and once more a day later for
-- what a process of the version before still wrote until it was replaced.
insert into engine.outbox (at, event, data)
select now(), 'job', jsonb_build_object('name', 'profit.linesOfBefore', 'payload', null, 'runAt', run_at,
  'key', 'profit.linesOfBefore ' || (run_at is null), 'queue', 'profit.linesOfBefore')
from (values (null::bigint), (floor(extract(epoch from now()) * 1000)::bigint + 86400000)) as t (run_at)
where exists (select from contracts.barter_settlement where approval_status = '2');
