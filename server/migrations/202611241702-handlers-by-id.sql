-- Who is asked now was kept as joined Chinese names; ids are named in the language of whoever reads. Every table of
-- an approved document has the column, those of drawn forms as well.
do $$
declare
  place record;
begin
  for place in
    select table_schema, table_name from information_schema.columns
    where column_name = 'current_handlers' and data_type = 'text' order by 1, 2
  loop
    execute format('alter table %I.%I alter column current_handlers type uuid[] using null', place.table_schema, place.table_name);
    execute format(
      'update %I.%I d set current_handlers = asked.people
       from (select instance, array_agg(assignee order by first) as people
             from (select instance, assignee, min(opened) as first from engine.flow_task where result is null group by instance, assignee) t
             group by instance) asked
       where asked.instance = d.proc_inst_id', place.table_schema, place.table_name);
  end loop;
end $$;
