alter table finance.payment_plan add column payee_standing text;
