-- Office files: docx, xlsx, pptx and pdf that are kept in versions and opened in the office frame.
create table engine.office_file (
  id uuid primary key,
  title text not null,
  office_type text not null check (office_type in ('w', 's', 'p', 'f')),
  -- The record whose document it is: whoever may read the record reads the file. Null for a file of its own.
  document text,
  record_id uuid,
  template_id uuid,
  current_version integer not null,
  versions integer not null,
  owner uuid not null,
  owner_name text not null,
  created_at timestamp(3) with time zone not null,
  saved_at timestamp(3) with time zone not null,
  saved_by_name text not null,
  -- Who edits it now: one window of one person, until a time that he puts off as long as he edits.
  lock_id uuid,
  lock_person uuid,
  lock_name text,
  lock_at timestamp(3) with time zone,
  lock_until timestamp(3) with time zone,
  check ((document is null) = (record_id is null)),
  check ((lock_id is null) = (lock_person is null) and (lock_id is null) = (lock_until is null))
);
create index office_file_record on engine.office_file (document, record_id) where document is not null;
create index office_file_owner on engine.office_file (owner, saved_at desc);

-- Every save is a version. A branch is what somebody saved after another had taken the file over.
create table engine.office_version (
  file_id uuid not null references engine.office_file,
  number integer not null,
  stored_key text not null,
  size bigint not null,
  sha256 text not null,
  person uuid not null,
  person_name text not null,
  saved_at timestamp(3) with time zone not null,
  comment text,
  based_on integer,
  branch boolean not null default false,
  primary key (file_id, number)
);

-- People whom the owner of a file without a record lets in.
create table engine.office_share (
  file_id uuid not null references engine.office_file,
  person uuid not null,
  may_edit boolean not null,
  primary key (file_id, person)
);
create index office_share_person on engine.office_share (person);

-- What the frame shows with each of its calls, got for a ticket; the database keeps only its digest.
create table engine.office_pass (
  hash bytea primary key,
  file_id uuid not null references engine.office_file,
  person_id uuid not null,
  may_edit boolean not null,
  app_id text not null,
  expires_at timestamp(3) with time zone not null
);
create index office_pass_expires_at on engine.office_pass (expires_at);

alter table engine.ticket drop constraint ticket_kind_check;
alter table engine.ticket add constraint ticket_kind_check check (kind in ('open', 'frame', 'office'));
