alter table energy.device add column in_use text;
update energy.device set in_use = '1';
