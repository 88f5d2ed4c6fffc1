-- Earlier passwords, so that a setting can keep people from taking one of them again.
create table engine.password_past (
  id bigint generated always as identity primary key,
  person_id uuid not null,
  hash text not null,
  until timestamptz not null
);
create index password_past_person on engine.password_past (person_id, id);
