alter table contracts.contract add column framework_amount numeric(20,2);
update contracts.contract set framework_amount = total_amount where framework_flag = '1';
