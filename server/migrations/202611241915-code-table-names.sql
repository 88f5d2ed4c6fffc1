-- Names of places as they are officially written; one that an administrator has changed stays.
update engine.code_table_entry set name_en = 'Fangchenggang' where table_name = 'dm_port' and dm_code = 'CNFAN' and name_en = 'Fangcheng';
update engine.code_table_entry set dm_name = '塔巴尼奥' where table_name = 'dm_port' and dm_code = 'IDTAB' and dm_name = '塔博尼奥';
update engine.code_table_entry set name_ru = 'Гонконг (Китай)' where table_name in ('dm_country', 'dm_region') and dm_code in ('HK', '810000') and name_ru = 'Гонконг (САР)';
update engine.code_table_entry set name_ru = 'Макао (Китай)' where table_name in ('dm_country', 'dm_region') and dm_code in ('MO', '820000') and name_ru = 'Макао (САР)';
update engine.code_table_entry set name_ru = 'Тайвань (Китай)', name_en = 'Taiwan, China' where table_name = 'dm_region' and dm_code = '710000' and name_en = 'Taiwan';
