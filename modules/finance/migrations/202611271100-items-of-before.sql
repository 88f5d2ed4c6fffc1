-- What was settled, received and paid before open items were kept has none: they are opened behind the start, and once
-- more a day later for what a process of the version before still wrote until it was replaced.
insert into engine.outbox (at, event, data)
select now(), 'job', jsonb_build_object('name', 'finance.openItemsOfBefore', 'payload', null, 'runAt', run_at,
  'key', 'finance.openItemsOfBefore ' || (run_at is null), 'queue', 'finance.openItemsOfBefore')
from (values (null::bigint), (floor(extract(epoch from now()) * 1000)::bigint + 86400000)) as t (run_at)
where exists (select from contracts.settlement where approval_status = '2')
  or exists (select from engine.posting where event in ('RECEIPT', 'PREPAY', 'PAY_AP'));
