alter table finance.payment_plan add column executable_amount numeric(20,2);
