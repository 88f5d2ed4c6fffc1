alter table finance.payment_plan add column new_payer_account_id uuid;
alter table finance.payment_plan add column new_payer_reason text;
alter table finance.payment_plan add column new_payer_by uuid;
alter table finance.payment_plan add column payer_agreed_by uuid;
alter table finance.payment_plan add column frozen_allowed_by uuid;
alter table finance.bank_payment add column return_code text;
