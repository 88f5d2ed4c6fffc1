-- One-time links by which somebody chooses a new password himself; only the digest of what the link carries is kept.
create table engine.password_link (
  digest bytea primary key,
  person_id uuid not null references base.person (id),
  made_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index password_link_person on engine.password_link (person_id, created_at desc);
