alter table contracts.goods add column supervise_cond text;
-- Coal asked for an import licence by its heading alone until goods said so themselves.
update contracts.goods set supervise_cond = '7A' where hs_code ~ '^270[12]';
