-- A row that becomes a record changes its state alone, in place: no index holds the state, and pages keep room for
-- the changed row. What a row became stands in engine.sheet_origin.
drop index engine.sheet_row_state;
alter table engine.sheet_row drop column record_id, set (fillfactor = 50);

-- Only rows with errors are asked for by what they are; they are few.
create index sheet_row_wrong on engine.sheet_row (import, row_no) where errors is not null;
