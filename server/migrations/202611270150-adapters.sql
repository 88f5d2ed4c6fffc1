-- How each adapter does: when it answered last, what was wrong last, and until when it is left alone.
create table engine.adapter_state (
  adapter text primary key,
  answered_at timestamptz,
  failed_at timestamptz,
  failed_call text,
  reason text,
  detail text,
  failures integer not null default 0,
  rests_until timestamptz
);
-- What failed, with all that is needed to ask again: `key` is the same at every attempt.
create table engine.adapter_failure (
  id uuid primary key,
  adapter text not null,
  call text not null,
  key text not null,
  payload jsonb,
  reason text not null,
  detail text,
  attempts integer not null,
  state text not null check (state in ('waiting', 'asking', 'failed', 'done')),
  at timestamptz not null,
  tried_at timestamptz not null
);
create index adapter_failure_adapter on engine.adapter_failure (adapter, at);
