-- Handing over what somebody guarded holds, and the leader of his department, are asked for like what touches his sign-in.
alter table engine.account_request drop constraint account_request_kind_check;
alter table engine.account_request add constraint account_request_kind_check check (kind in ('password', 'link', 'secondFactor', 'contact', 'setting', 'handover', 'leader'));
-- Several parts of what one person holds may wait at once.
drop index engine.account_request_waiting;
create unique index account_request_waiting on engine.account_request (kind, coalesce(person::text, ''), coalesce(change ->> 'key', '')) where state = 'waiting';
