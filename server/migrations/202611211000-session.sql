create schema if not exists engine;

-- Keys that tokens are signed with: made at first start, never written to a file or a log.
create table engine.secret (
  id text primary key,
  purpose text not null,
  value bytea not null,
  created_at timestamptz not null,
  retired_at timestamptz
);

create table engine.credential (
  person_id uuid primary key,
  hash text not null,
  must_change boolean not null default false,
  changed_at timestamptz not null
);

create table engine.session (
  id uuid primary key,
  person_id uuid not null,
  client text not null,
  ip text not null,
  agent text not null,
  -- Refresh tokens of all generations are derived from it, so none is stored.
  seed bytea not null,
  generation integer not null default 1,
  rotated_at timestamptz not null,
  created_at timestamptz not null,
  last_seen timestamptz not null,
  absolute_end timestamptz not null,
  ended_at timestamptz,
  end_reason text
);

create index session_of_person on engine.session (person_id) where ended_at is null;
create index session_by_age on engine.session (created_at);

-- Failed attempts of one account, address or number within the window.
create table engine.sign_in_guard (
  key text primary key,
  failures timestamptz[] not null,
  locked_until timestamptz
);

create table engine.sign_in_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  account text not null,
  person_id uuid,
  outcome text not null,
  way text not null,
  client text not null,
  ip text not null,
  agent text not null,
  request_id text not null
);

create index sign_in_log_of_person on engine.sign_in_log (person_id, at desc);
create index sign_in_log_by_time on engine.sign_in_log (at desc);

create table engine.captcha (
  id uuid primary key,
  answer bytea not null,
  expires_at timestamptz not null
);

create table engine.sms_code (
  id uuid primary key,
  tel text not null,
  person_id uuid,
  code bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  used_at timestamptz
);

create index sms_code_of_tel on engine.sms_code (tel, created_at desc);

-- What the gateway was given to send; in demo mode an administrator reads the codes here.
create table engine.sms_outbox (
  id uuid primary key,
  tel text not null,
  body text not null,
  purpose text not null,
  created_at timestamptz not null,
  tries integer not null default 0,
  tried_at timestamptz,
  sent_at timestamptz,
  error text
);

create index sms_outbox_by_time on engine.sms_outbox (created_at desc);

-- Counters that processes compare their caches with: `access` (people, roles, permissions, scopes, menus), `dictionary`, `tree`, `codeTable`, `site`.
create table engine.cache_version (
  name text primary key,
  version bigint not null default 1
);

insert into engine.cache_version (name) values ('access'), ('dictionary'), ('tree'), ('codeTable'), ('site');

create table engine.worktask_log (
  id uuid primary key,
  at timestamptz not null,
  person_id uuid not null,
  person_name text not null,
  subordinate_id text not null,
  action_type text not null,
  action_content text not null,
  remarks text not null,
  ip text not null,
  request_id text not null
);

create index worktask_log_of_subordinate on engine.worktask_log (subordinate_id, at desc);
