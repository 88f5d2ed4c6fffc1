-- A large file on its way: its bytes come piece by piece, through any process, and may be continued after a broken
-- connection, a reload or a new sign-in. The row goes when the file has become a row of engine.file, which takes over its id.
create table engine.upload (
  id uuid primary key,
  key text not null unique,
  name text not null,
  ext text not null,
  size bigint not null,
  received bigint not null default 0,
  -- What the store calls the unfinished file.
  ticket text not null,
  -- The request that may add to it now: the newest one, so that a dead connection never stands in the way.
  writer uuid,
  uploader uuid not null,
  unit uuid,
  created timestamp(3) with time zone not null,
  touched timestamp(3) with time zone not null
);
create index upload_touched on engine.upload (touched);
create index upload_uploader on engine.upload (uploader);

-- What the store answered for each piece, for stores that ask for it at the end.
create table engine.upload_piece (
  upload uuid not null references engine.upload on delete cascade,
  number int not null,
  tag text not null,
  primary key (upload, number)
);

-- Whose quota a file counts against.
alter table engine.file add column unit uuid;
create index file_of_uploader on engine.file (uploader) include (size);
create index file_of_unit on engine.file (unit) include (size);
