-- Office servers outside that open files in the place of our own editor: what each of them said when it was asked last.
create table engine.office_server (
  kind text primary key check (kind = 'wopi'),
  -- The address that said so: another one in the settings has yet to be asked.
  address text not null,
  told jsonb not null,
  told_at timestamp(3) with time zone not null
);

-- What an office server calls its lock; null for one of our own windows. There is one lock, whoever holds it.
alter table engine.office_file
  add column lock_text text,
  add constraint office_file_lock_text check (lock_text is null or lock_id is not null);

-- A pass is good for one purpose; of one that a server holds, what was refused to it last is told in the frame.
alter table engine.office_pass
  add column purpose text not null default 'frame' check (purpose in ('frame', 'wopi')),
  -- Where the page stands that a server's pass was made for: who its editor may speak to.
  add column page_origin text,
  add column refused jsonb;
create index office_pass_refused on engine.office_pass (file_id, person_id) where refused is not null;

-- What an outside system said of itself when it was asked last, in words for its card.
alter table engine.adapter_state add column said jsonb;
