alter table finance.bank_statement_line add column may_return text;
