alter table finance.payment_plan add column payer_company uuid;
alter table finance.payment_plan alter column payee_changed type timestamp(3) with time zone using payee_changed::timestamp(3) with time zone;
create index payment_plan_payer_company on finance.payment_plan using btree (payer_company, create_time, id) include (unit_id) where (del_flag = 0);
alter table finance.bank_payment alter column payee_changed type timestamp(3) with time zone using payee_changed::timestamp(3) with time zone;
update finance.payment_plan p set payer_company = a.company from finance.bank_account a where a.id = p.payer_account_id;
