-- What the audit is searched by. Filled by a follower of the chain, so that no business transaction pays for it.
create table engine.audit_search (
  seq bigint primary key,
  audit_id bigint not null unique,
  at timestamp(3) with time zone not null,
  search text not null,
  tokens text[] not null
);
create index audit_search_time on engine.audit_search (at);
create index audit_search_tokens on engine.audit_search using gin (tokens);

alter table engine.sign_in_log add column person_name text not null default '', add column search text not null default '', add column tokens text[] not null default '{}';
create index sign_in_log_tokens on engine.sign_in_log using gin (tokens);

-- Calls that changed something, failed or were slow, and errors of ours on the server and in pages.
create table engine.call_log (
  id bigint generated always as identity primary key,
  at timestamp(3) with time zone not null,
  source text not null check (source in ('call', 'server', 'page')),
  method text not null,
  path text not null,
  status smallint,
  ms integer,
  person uuid,
  person_name text not null,
  ip text not null,
  request_id text not null,
  message text,
  stack text,
  search text not null,
  tokens text[] not null
);
create index call_log_time on engine.call_log (source, id desc);
create index call_log_age on engine.call_log (at);
create index call_log_tokens on engine.call_log using gin (tokens);

-- Who is here now: living sessions by their latest use.
create index session_living on engine.session (last_seen desc) where ended_at is null;
