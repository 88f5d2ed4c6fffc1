alter table contracts.contract add column linked_contracts uuid[];
create index contract_linked_contracts on contracts.contract using gin (linked_contracts) where (del_flag = 0);
