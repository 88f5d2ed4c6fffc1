-- The unit of the record, so that a list of one's own unit need not look up each record of that unit that one was given to
-- read besides. Null where it is not known: then the record is looked up. Whoever moves a record to another unit empties it.
alter table engine.reader add column unit_id uuid;
alter table engine.reader drop constraint reader_pkey;
alter table engine.reader add primary key (document, person, record_id) include (unit_id);

do $$
declare
  key text;
  place text;
begin
  for key in select distinct document from engine.reader loop
    place := format('%I.%I', split_part(key, '.', 1), lower(regexp_replace(split_part(key, '.', 2), '([A-Z])', '_\1', 'g')));
    continue when to_regclass(place) is null;
    execute format('update engine.reader r set unit_id = t.unit_id from %s t where r.document = %L and t.id = r.record_id', place, key);
  end loop;
end $$;
