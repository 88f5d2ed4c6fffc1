create index bank_account_direct_link on finance.bank_account using btree (direct_link, create_time, id) include (unit_id) where (del_flag = 0);
