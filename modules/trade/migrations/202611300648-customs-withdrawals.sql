alter table trade.customs_declaration add column withdrawal_stage text;
alter table trade.customs_declaration add column withdrawal_key text;
alter table trade.customs_declaration add column withdrawal_reason text;
alter table trade.customs_declaration add column withdrawal_answer text;
create index customs_declaration_withdrawal_stage on trade.customs_declaration using btree (withdrawal_stage, create_time, id) include (unit_id) where (del_flag = 0);
alter table trade.customs_declaration_window_messages add column request_no text;
