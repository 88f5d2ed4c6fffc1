-- Imports are never deleted, and their rows are swept by themselves: asking for the import of each of a hundred
-- thousand rows kept nothing that could be lost.
alter table engine.sheet_row drop constraint sheet_row_import_fkey;
