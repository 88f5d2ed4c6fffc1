alter table trade.insurance_policy add column voucher_no text;
