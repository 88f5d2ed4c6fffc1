-- For which end of a questionnaire those who have not answered were reminded.
create table questionnaire.reminded (
  questionnaire uuid not null references questionnaire.questionnaire (id) on delete cascade,
  end_time timestamptz not null,
  primary key (questionnaire, end_time)
);
