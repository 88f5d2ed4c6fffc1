-- Reports that somebody published by a signed link; they are rendered with the publisher's rights of that moment.
create table engine.published_report (
  id uuid primary key,
  key bytea not null,
  module text not null,
  name text not null,
  filters jsonb not null,
  person_id uuid not null,
  created_at timestamp(3) with time zone not null
);
