alter table finance.item_clearing add column debt_rate numeric(20,6);
alter table finance.item_clearing add column money_rate numeric(20,6);
alter table finance.item_clearing add column fx_diff numeric(20,2);
alter table finance.item_clearing add column fx_voucher_no text;
