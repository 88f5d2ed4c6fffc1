create schema if not exists assistant;

-- What people talked about with the assistant: each his own.
create table assistant.conversation (
  id uuid primary key,
  person uuid not null,
  title text not null,
  at timestamptz not null
);
create index conversation_person on assistant.conversation (person, at desc);

create table assistant.message (
  nr bigint generated always as identity primary key,
  conversation uuid not null references assistant.conversation on delete cascade,
  message jsonb not null,
  tokens integer not null,
  at timestamptz not null
);
create index message_conversation on assistant.message (conversation, nr);

-- What each of them used in a day; it outlives the conversations.
create table assistant.use (
  person uuid not null,
  day date not null,
  questions integer not null,
  tokens bigint not null,
  primary key (person, day)
);
