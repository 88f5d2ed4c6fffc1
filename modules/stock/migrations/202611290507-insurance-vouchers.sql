alter table stock.insurance_claim add column voucher_no text;
