-- An entry of the menu may name a counter whose figure stands beside it.
alter table base.menu add column counter text;
