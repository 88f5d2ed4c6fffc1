-- Whose account a message is about: administrators see that it went, within their scope of staff.
alter table engine.sms_outbox add column person_id uuid, add column channel text not null default 'sms' check (channel in ('sms', 'mail'));
create index sms_outbox_of_tel on engine.sms_outbox (tel, created_at desc);
-- The outbox shows both sorts of messages by their time.
create index message_by_time on engine.message (created_at desc, id desc);
