update finance.bank_statement_line set line_no = left(line_no, 56) || ' ×1' where source = 'declined';
