-- Who was refused a page and asks for it; a security administrator grants a role that opens it, or says why not.
create table rights.access_request (
  id uuid primary key,
  person uuid not null,
  path text not null,
  code text not null,
  reason text not null,
  asked_at timestamp(3) with time zone not null,
  state text not null default 'waiting' check (state in ('waiting', 'granted', 'refused')),
  role_id uuid,
  note text,
  decided_by uuid,
  decided_at timestamp(3) with time zone,
  check (decided_by <> person)
);
create unique index access_request_waiting on rights.access_request (person, path) where state = 'waiting';
