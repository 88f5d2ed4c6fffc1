alter table energy.device add column switch_position text;
