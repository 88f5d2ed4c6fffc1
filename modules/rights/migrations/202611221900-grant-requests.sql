create schema if not exists rights;
-- What a security administrator wants a role that he holds to give besides; it waits for another of them.
create table rights.grant_request (
  id uuid primary key,
  role_id uuid not null,
  -- The version of the role that was seen: what others change meanwhile is not overwritten.
  role_ver integer not null,
  sheet jsonb not null,
  changes jsonb not null,
  asked_by uuid not null,
  asked_at timestamp(3) with time zone not null,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'refused', 'withdrawn')),
  decided_by uuid,
  decided_at timestamp(3) with time zone,
  -- Nobody confirms what he asked for himself, whatever our code does.
  check (state <> 'confirmed' or decided_by <> asked_by)
);
create unique index grant_request_waiting on rights.grant_request (role_id) where state = 'waiting';
