-- How people arranged their home pages: names of widgets in order, and those they hid.
create table engine.home_layout (
  person uuid primary key,
  shown text[] not null,
  hidden text[] not null,
  at timestamptz not null
);
