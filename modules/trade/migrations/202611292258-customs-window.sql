alter table trade.customs_declaration add column window_stage text;
alter table trade.customs_declaration add column window_key text;
alter table trade.customs_declaration add column window_since timestamp(3) with time zone;
alter table trade.customs_declaration add column window_issue text;
alter table trade.customs_declaration add column inspect_on date;
alter table trade.customs_declaration add column inspect_place text;
alter table trade.customs_declaration add column inspect_arranged date;
alter table trade.customs_declaration add column inspect_result text;
create index customs_declaration_window_stage on trade.customs_declaration using btree (window_stage, create_time, id) include (unit_id) where (del_flag = 0);
create index customs_declaration_window_issue on trade.customs_declaration using btree (window_issue, create_time, id) include (unit_id) where (del_flag = 0);
create table trade.customs_declaration_window_messages (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  at timestamp(3) with time zone,
  state text,
  outcome text,
  about text,
  reason text,
  place text,
  day date,
  duty numeric(20,2),
  vat numeric(20,2),
  customs_no text,
  times numeric(20,0),
  message_no text,
  foreign key (parent_id) references trade.customs_declaration (id) on delete cascade
);
create index customs_declaration_window_messages_parent_id on trade.customs_declaration_window_messages using btree (parent_id, line_no);
