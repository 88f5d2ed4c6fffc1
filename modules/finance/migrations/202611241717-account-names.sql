alter table finance.bank_account add column account_name_ru text;
alter table finance.bank_account add column account_name_en text;
alter table finance.bank_account add column bank_name_ru text;
alter table finance.bank_account add column bank_name_en text;
