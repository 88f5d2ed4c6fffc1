-- How Chinese is sorted: texts by their reading, names of people by rank and then by the strokes of the surname.
create collation engine.pinyin (provider = icu, locale = 'zh-u-co-pinyin');
create collation engine.strokes (provider = icu, locale = 'zh-u-co-stroke');

alter table base.person add column post_rank numeric(20,0);
create index person_post_rank on base.person using btree (post_rank) where (del_flag = 0);
-- The newest stand first where people are picked; every person has a time, so the index alone has that order.
create index person_register on base.person using btree (register) where (del_flag = 0);

-- A person's rank is the place of his post in its dictionary, whoever writes the row and however many at once.
create function base.rank_person() returns trigger language plpgsql as $$
begin
  new.register := coalesce(new.register, now());
  new.post_rank := (select dic_sort from base.dictionary where dic_group = 'post' and dic_code = new.post and del_flag = 0);
  return new;
end $$;

create trigger rank before insert or update of post, register, post_rank on base.person
  for each row execute function base.rank_person();

create function base.rank_post() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or (old.dic_sort, old.del_flag) is distinct from (new.dic_sort, new.del_flag) then
    update base.person set post = post where post = new.dic_code;
  end if;
  return null;
end $$;

create trigger rank after insert or update of dic_sort, del_flag on base.dictionary
  for each row when (new.dic_group = 'post') execute function base.rank_post();

update base.person set post = post;
