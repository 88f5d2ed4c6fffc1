alter table finance.period add column open_payments numeric(20,0);
alter table finance.period add column open_credits numeric(20,0);
alter table finance.period add column unproven_receipts numeric(20,0);
