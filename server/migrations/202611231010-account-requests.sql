-- What one administrator wants of somebody's account, or of a setting that carries messages, and another of a different office agrees to.
create table engine.account_request (
  id uuid primary key,
  kind text not null check (kind in ('password', 'link', 'secondFactor', 'contact', 'setting')),
  -- Whose account; null for a setting.
  person uuid,
  change jsonb not null,
  asked_by uuid not null,
  asked_at timestamp(3) with time zone not null,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'refused', 'withdrawn', 'done')),
  decided_by uuid,
  decided_at timestamp(3) with time zone,
  -- Whatever our code does: nobody confirms what he asked for, nor what is asked about himself.
  check (state not in ('confirmed', 'done') or (decided_by <> asked_by and decided_by is distinct from person)),
  check ((kind = 'setting') = (person is null))
);
create unique index account_request_waiting on engine.account_request (kind, coalesce(person::text, change ->> 'key')) where state = 'waiting';
create index account_request_by_time on engine.account_request (asked_at desc);
alter table engine.sms_outbox add column lang text not null default 'zh';
-- What a code was sent for: a code for signing in proves nothing else.
alter table engine.sms_code add column purpose text not null default 'sign-in' check (purpose in ('sign-in', 'contact', 'password'));
