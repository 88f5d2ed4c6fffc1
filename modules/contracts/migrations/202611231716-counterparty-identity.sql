alter table contracts.counterparty add column identity_by uuid[];
update contracts.counterparty set identity_by = array[create_by];
alter table contracts.counterparty_accounts add column entered_by uuid;
update contracts.counterparty_accounts a set entered_by = coalesce(p.accounts_by, p.create_by) from contracts.counterparty p where p.id = a.parent_id;
alter table contracts.counterparty drop column accounts_by;
