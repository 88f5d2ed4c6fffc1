-- How a person wants to be told: the language of his pages and the one he chose, and when he is not to be disturbed.
create table engine.notice_habit (
  person uuid primary key,
  page_lang text,
  lang text,
  quiet text not null default 'standard' check (quiet in ('standard', 'own', 'off')),
  quiet_from smallint not null default 22 check (quiet_from between 0 and 23),
  quiet_to smallint not null default 7 check (quiet_to between 0 and 23)
);

-- Channels a person chose or refused for a sort of notices; what is not here is as the product comes.
create table engine.notice_choice (
  person uuid not null,
  sort text not null,
  channel text not null,
  wanted boolean not null,
  primary key (person, sort, channel)
);

-- One notice on its way to one person by one channel. `unclear`: handed over perhaps, so never sent again by itself.
create table engine.message (
  id bigint generated always as identity primary key,
  notice_id bigint not null,
  channel text not null,
  person uuid not null,
  sort text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed', 'unclear', 'unneeded')),
  created_at timestamptz not null,
  due_at timestamptz not null,
  tries integer not null default 0,
  tried_at timestamptz,
  sent_at timestamptz,
  error text,
  unique (notice_id, channel)
);
create index message_due on engine.message (due_at, id) where state = 'waiting';
create index message_taken on engine.message (tried_at) where state = 'sending';
create index message_of_person on engine.message (person) where state = 'waiting';

-- Cards are messages now.
drop table engine.message_card;
