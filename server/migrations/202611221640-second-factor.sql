-- What a person's authenticator and we both know; offered until its first code has been shown to work.
create table engine.second_factor (
  person_id uuid primary key,
  secret bytea not null,
  offered_at timestamptz not null,
  confirmed_at timestamptz,
  -- The newest step a code was accepted for: none is accepted twice.
  last_step bigint not null default 0
);

-- Ten codes for the day the telephone is lost, each good once; only their digests are kept.
create table engine.recovery_code (
  person_id uuid not null,
  digest bytea not null,
  primary key (person_id, digest)
);

-- Somebody who showed his first proof and has yet to show the second.
create table engine.second_step (
  digest bytea primary key,
  person_id uuid not null,
  way text not null,
  client text not null,
  expires_at timestamptz not null,
  tries integer not null default 0
);

-- A role demands a second factor that the person has not yet: he sets it up before anything else.
alter table engine.session add column must_enrol boolean not null default false;
