alter table finance.payment_plan add column payable_amount numeric(20,2);
create index payment_plan_new_payer_account_id on finance.payment_plan using btree (new_payer_account_id, create_time, id) where (del_flag = 0);
alter table finance.bank_account add column holder_name text;
-- What stands in a plan as its payer is the legal company that holds the account, no longer the account's own name.
update finance.bank_account a set holder_name = c.company_name from organisation.company c where c.id = a.company;
update finance.payment_plan p set payer_name = a.holder_name from finance.bank_account a where a.id = p.payer_account_id and p.payment_status in ('0', '1', '3', '4');
update finance.bank_payment p set payer_name = a.holder_name from finance.bank_account a where a.id = p.payer_account_id and p.status = '00' and p.send_time is null;
update finance.payment_plan set payable_amount = plan_amount - coalesce(actual_amount, 0) - coalesce(in_flight_amount, 0);
