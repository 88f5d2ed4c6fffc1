-- Who this installation is and since when, and the licence files that were loaded; the newest issued is in use.
create table engine.installation (
  one boolean primary key default true check (one),
  id uuid not null,
  begun_at timestamp(3) with time zone not null,
  seen_at timestamp(3) with time zone not null,
  reminded integer,
  crowd_told_at timestamp(3) with time zone
);

create table engine.licence (
  id uuid primary key,
  loaded_at timestamp(3) with time zone not null,
  loaded_from text not null,
  issued_at timestamp(3) with time zone not null unique,
  file text not null
);
