-- The rows of a file are kept as they are read, checked and written: some hundreds together. A row by itself was
-- written, found, changed and swept for much more than what it says.
drop table engine.sheet_row;
update engine.sheet_import set state = 'cancelled', ended = now() where state in ('checking', 'checked', 'writing');

create table engine.sheet_piece (
  import uuid not null,
  -- Number of its first row, as the spreadsheet counts.
  first_row integer not null,
  -- A line for each row: JSON of its number, its identity where an earlier file gave it one, and its cells by field.
  content text not null,
  -- A letter for each row: right, wrong, there, done.
  states text not null,
  -- Of rows that are wrong: number to field to what is wrong with it.
  errors jsonb,
  primary key (import, first_row)
);
-- A change of states leaves the content where it lies.
alter table engine.sheet_piece alter column content set storage external;

-- What rows became is kept in the same way.
alter table engine.sheet_origin rename to sheet_origin_before;
create table engine.sheet_origin (
  document text not null,
  -- SHA-256 of the file that brought the rows.
  file text not null,
  first_row integer not null,
  last_row integer not null,
  -- Numbers of the rows, and the record that each became.
  rows integer[] not null,
  records uuid[] not null
);
insert into engine.sheet_origin (document, file, first_row, last_row, rows, records)
select document, file, min(nr), max(nr), array_agg(nr order by nr), array_agg(record_id order by nr)
from (select document, split_part(row_key, ':', 1) as file, split_part(row_key, ':', 2)::integer as nr, record_id from engine.sheet_origin_before) b
group by document, file, nr / 500;
drop table engine.sheet_origin_before;
create index sheet_origin_place on engine.sheet_origin (document, file, last_row);
