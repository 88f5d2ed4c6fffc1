alter table questionnaire.questionnaire add column title_ru text;
alter table questionnaire.questionnaire add column title_en text;
alter table questionnaire.questionnaire add column intro_ru text;
alter table questionnaire.questionnaire add column intro_en text;
alter table questionnaire.questionnaire add column target_units uuid[];
alter table questionnaire.questionnaire add column target_depts uuid[];
