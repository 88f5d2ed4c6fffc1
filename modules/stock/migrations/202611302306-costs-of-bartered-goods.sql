-- What was bartered before costs of barters were kept has none: they are booked behind the start, and once more a day
-- later for what a process of the version before still wrote until it was replaced.
insert into engine.outbox (at, event, data)
select now(), 'job', jsonb_build_object('name', 'stock.costsOfBefore', 'payload', null, 'runAt', run_at,
  'key', 'stock.costsOfBefore ' || (run_at is null), 'queue', 'stock.costsOfBefore')
from (values (null::bigint), (floor(extract(epoch from now()) * 1000)::bigint + 86400000)) as t (run_at)
where exists (select from contracts.barter_settlement where approval_status = '2');
