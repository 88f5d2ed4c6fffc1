alter table contracts.counterparty_accounts add column changed_time timestamp(3) with time zone;
