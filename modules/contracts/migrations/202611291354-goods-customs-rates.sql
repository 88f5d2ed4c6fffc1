alter table contracts.goods add column duty_rate numeric(20,2);
alter table contracts.goods add column vat_rate numeric(20,2);
alter table contracts.goods add column legal_unit text;
alter table contracts.goods add column legal_unit2 text;
-- Goods from before are taxed and counted as new ones begin; the duty rate is entered for each.
update contracts.goods set vat_rate = 13, legal_unit = 'kg';
