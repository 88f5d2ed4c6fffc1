-- A list on its way into a spreadsheet: how far it is, and where the file will lie.
create table engine.sheet_export (
  id uuid primary key,
  person uuid not null,
  document text not null,
  lang text not null,
  -- What the list asked for, with columns and format.
  request jsonb not null,
  state text not null check (state in ('running', 'ready', 'failed', 'cancelled')),
  rows integer not null default 0,
  total integer not null,
  -- What the person saw when it was made: whoever sees less afterwards does not get the file.
  rights text not null,
  file_key text,
  file_name text not null,
  -- A refusal's code, when it failed with one.
  error text,
  created timestamp(3) with time zone not null,
  ended timestamp(3) with time zone
);
create index sheet_export_person on engine.sheet_export (person, created);
create index sheet_export_file on engine.sheet_export (file_key) where file_key is not null;

-- A spreadsheet on its way into a document.
create table engine.sheet_import (
  id uuid primary key,
  person uuid not null,
  document text not null,
  lang text not null,
  file_key text not null,
  file_name text not null,
  -- SHA-256 of the file as it came.
  file_hash text not null,
  -- checking: rows are read and checked; checked: they wait for a decision; writing: they become records.
  state text not null check (state in ('checking', 'checked', 'writing', 'done', 'failed', 'cancelled')),
  -- The columns of the file: what they are called, which field each fills, why one is passed over.
  columns jsonb not null default '[]',
  rows integer not null default 0,
  total integer not null default 0,
  error jsonb,
  created timestamp(3) with time zone not null,
  ended timestamp(3) with time zone
);
create index sheet_import_person on engine.sheet_import (person, document, created);

-- One row of such a file. What has become a record is never written again.
create table engine.sheet_row (
  import uuid not null references engine.sheet_import (id) on delete cascade,
  -- As the spreadsheet counts, from 1.
  row_no integer not null,
  -- Hash of the file and number of the row, by which it is known again.
  row_key text not null,
  -- What the cells say, by field.
  cells jsonb not null,
  -- Field to what is wrong with it: a code and its parameters.
  errors jsonb,
  state text not null check (state in ('right', 'wrong', 'there', 'done')),
  record_id uuid,
  primary key (import, row_no)
);
create index sheet_row_state on engine.sheet_row (import, state, row_no);

-- Which row of which file has become which record; a row is its file's hash and its number there.
create table engine.sheet_origin (
  document text not null,
  row_key text not null,
  record_id uuid not null,
  primary key (document, row_key)
);
