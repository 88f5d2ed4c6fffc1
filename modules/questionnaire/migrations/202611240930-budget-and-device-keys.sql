-- What strangers have sent to a questionnaire, from one address or from all, until its hour or day is over.
create table questionnaire.spent (
  key text primary key,
  until timestamptz not null,
  amount bigint not null,
  told boolean not null default false
);
create index spent_until on questionnaire.spent (until);

-- What the keys of devices that answer a questionnaire are signed with.
create table questionnaire.device_secret (
  questionnaire uuid primary key references questionnaire.questionnaire (id) on delete cascade,
  value bytea not null
);
