-- What people say about a record; a changed or removed remark keeps its first words in the audit.
create table engine.comment (
  id uuid primary key,
  document text not null,
  record_id uuid not null,
  person uuid not null,
  at timestamp(3) with time zone not null,
  -- A person named in it stands as @{id}, so that everybody reads his name in his own language.
  body text not null,
  edited_at timestamp(3) with time zone,
  removed_at timestamp(3) with time zone
);
create index comment_record on engine.comment (document, record_id, at, id);

-- Who wants to hear of a record.
create table engine.follower (
  document text not null,
  record_id uuid not null,
  person uuid not null,
  at timestamp(3) with time zone not null,
  primary key (document, record_id, person)
);

-- Records that a person keeps at hand, and those he opened last.
create table engine.favourite (
  person uuid not null,
  document text not null,
  record_id uuid not null,
  at timestamp(3) with time zone not null,
  primary key (person, document, record_id)
);
create table engine.recent (
  person uuid not null,
  document text not null,
  record_id uuid not null,
  at timestamp(3) with time zone not null,
  primary key (person, document, record_id)
);
create index recent_person on engine.recent (person, at desc);
