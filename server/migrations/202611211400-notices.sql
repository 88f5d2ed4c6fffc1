-- What a person was told: the event and its parameters, worded when they are read.
create table engine.notice (
  -- Given in the order of delivery, so that it is also the order of reading.
  id bigint generated always as identity primary key,
  -- A row of the outbox is told once, however often it is delivered.
  outbox_id bigint unique,
  person uuid not null,
  event text not null,
  type text not null,
  document text,
  record_id uuid,
  params jsonb not null,
  url text,
  at timestamp(3) with time zone not null,
  read_at timestamp(3) with time zone
);
create index notice_person on engine.notice (person, id);
create index notice_unread on engine.notice (person, id) where read_at is null;
