alter table finance.bank_payment add column payee_changed timestamptz;
alter table finance.payment_plan add column payee_changed timestamptz;
