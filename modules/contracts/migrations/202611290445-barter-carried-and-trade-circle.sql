alter table contracts.contract add column circle_waiver text;
alter table contracts.barter_settlement add column carried_from uuid;
alter table contracts.barter_settlement add column brought_forward numeric(20,2);
create index barter_settlement_carried_from on contracts.barter_settlement using btree (carried_from, create_time, id) include (unit_id) where (del_flag = 0);
