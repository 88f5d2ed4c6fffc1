-- What the store writes beside the documents themselves. Times keep milliseconds.

-- Who handles, was copied on or was otherwise given a record to read, whatever his data scope.
create table engine.reader (
  document text not null,
  person uuid not null,
  record_id uuid not null,
  primary key (document, person, record_id)
);
create index reader_record on engine.reader (document, record_id);

-- One row per changed field; before and after are the JSON texts of the values.
create table engine.history (
  id bigint generated always as identity primary key,
  document text not null,
  record_id uuid not null,
  at timestamp(3) with time zone not null,
  person uuid not null,
  person_name text not null,
  verb text not null,
  ver integer not null,
  field text not null,
  before text,
  after text
);
create index history_record on engine.history (document, record_id, id);

-- Written in the transaction of what it tells, never changed; audit_seal chains it afterwards.
create table engine.audit (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  at timestamp(3) with time zone not null,
  person uuid,
  person_name text not null,
  verb text not null,
  document text,
  record_id uuid,
  title text,
  ip text not null,
  request_id text not null,
  unscoped text,
  detail text
);
create index audit_order on engine.audit (xid, id);
create index audit_record on engine.audit (document, record_id, id);
create index audit_time on engine.audit (at);

create function engine.only_added() returns trigger language plpgsql as $$
begin
  raise exception 'rows of %.% are only added', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
end $$;

create trigger only_added before update or delete or truncate on engine.audit for each statement execute function engine.only_added();
create trigger only_added before update or delete or truncate on engine.history for each statement execute function engine.only_added();

-- The chain: hash covers prev, seq and every column of the line that can be forged.
create table engine.audit_seal (
  seq bigint primary key,
  audit_id bigint not null unique,
  xid xid8 not null,
  prev bytea not null,
  hash bytea not null
);

create trigger only_added before update or delete or truncate on engine.audit_seal for each statement execute function engine.only_added();

-- Heads of the chain kept apart, so that a cut tail shows.
create table engine.audit_checkpoint (
  seq bigint primary key,
  hash bytea not null,
  at timestamp(3) with time zone not null default now()
);

create table engine.idempotency (
  key text not null,
  person uuid not null,
  route text not null,
  body_hash text not null,
  answer text,
  at timestamp(3) with time zone not null default now(),
  primary key (person, key)
);
create index idempotency_time on engine.idempotency (at);

create table engine.doc_link (
  id bigint generated always as identity primary key,
  src_type text not null,
  src_id uuid not null,
  src_line_id uuid,
  dst_type text not null,
  dst_id uuid not null,
  dst_line_id uuid,
  link_type text not null,
  qty numeric(20,3),
  amount numeric(20,2),
  currency text,
  at timestamp(3) with time zone not null default now(),
  unique nulls not distinct (src_type, src_id, src_line_id, dst_type, dst_id, dst_line_id, link_type)
);
create index doc_link_destination on engine.doc_link (dst_type, dst_id);

-- One counter per rule and period; its row lock is what makes numbers unique and rising.
create table engine.numbering (
  rule text not null,
  period text not null,
  value bigint not null,
  primary key (rule, period)
);

-- What the relay turns into jobs, notices and webhooks after the business transaction has committed.
create table engine.outbox (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  at timestamp(3) with time zone not null,
  event text not null,
  document text,
  record_id uuid,
  person uuid,
  data jsonb not null default '{}',
  done_at timestamp(3) with time zone
);
create index outbox_open on engine.outbox (id) where done_at is null;
