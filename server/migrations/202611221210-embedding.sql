-- Tickets by which a page is shown inside another system, or a page of another system inside ours: each good once.
create table engine.ticket (
  hash bytea primary key,
  kind text not null check (kind in ('open', 'frame')),
  person_id uuid not null,
  -- The page it opens, or the origin it was made for.
  target text not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  used_at timestamp(3) with time zone
);
create index ticket_expires_at on engine.ticket using btree (expires_at);

-- A session that a ticket began shows one page and nothing else.
alter table engine.session add column page text;
