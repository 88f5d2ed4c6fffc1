-- What waits for a person, told once on each platform the staff use; the error says why one could not be handed over.
create table engine.message_card (
  notice_id bigint not null,
  messenger text not null,
  created_at timestamptz not null,
  tries integer not null default 0,
  tried_at timestamptz,
  sent_at timestamptz,
  error text,
  primary key (notice_id, messenger)
);
create index message_card_waiting on engine.message_card (notice_id) where sent_at is null;
