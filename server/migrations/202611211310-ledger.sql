-- The posting engine: vouchers that only grow. One row per company and month counts them and says
-- whether the month is closed, so that closing and posting meet at one lock.
create table engine.ledger_month (
  unit_id uuid not null,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  last integer not null default 0,
  closed boolean not null default false,
  primary key (unit_id, month)
);

create table engine.posting (
  id uuid primary key,
  event text not null,
  src_type text not null,
  src_id uuid not null,
  seq integer not null,
  unit_id uuid not null,
  day date not null,
  month text not null,
  number integer not null,
  voucher_no text not null,
  segment text,
  reverse_of uuid unique references engine.posting,
  person uuid not null,
  at timestamp(3) with time zone not null,
  unique (event, src_id, seq),
  unique (unit_id, month, number),
  foreign key (unit_id, month) references engine.ledger_month,
  check (month = to_char(day, 'YYYY-MM'))
);
create index posting_source on engine.posting (src_type, src_id);

-- A line has one side; a reversal repeats the lines of its original with the sign turned.
-- The voucher's own row comes last in the transaction, because its number does.
create table engine.posting_line (
  posting uuid not null references engine.posting deferrable initially deferred,
  line_no smallint not null,
  -- Drawn while the balance's row is locked, so it is the order in which an account's lines were written.
  seq bigint generated always as identity,
  reversal boolean not null,
  unit_id uuid not null,
  ledger text not null,
  account text not null,
  key text not null,
  currency text not null,
  debit numeric(20,2) not null default 0,
  credit numeric(20,2) not null default 0,
  -- What the account came to with this line.
  balance numeric(20,2) not null,
  primary key (posting, line_no),
  check ((debit = 0) <> (credit = 0)),
  check (case when reversal then debit <= 0 and credit <= 0 else debit >= 0 and credit >= 0 end)
);
create index posting_line_account on engine.posting_line (unit_id, ledger, account, key, currency, seq);

-- Debit less credit, kept in the statement that writes the lines.
create table engine.balance (
  unit_id uuid not null,
  ledger text not null,
  account text not null,
  key text not null,
  currency text not null,
  amount numeric(20,2) not null,
  primary key (unit_id, ledger, account, key, currency)
);

create function engine.posting_balances() returns trigger language plpgsql as $$
begin
  if exists (select from engine.posting_line where posting = new.posting group by currency having sum(debit) <> sum(credit)) then
    raise exception 'voucher % does not balance', new.posting using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger posting_balances after insert on engine.posting_line
  deferrable initially deferred for each row execute function engine.posting_balances();

create function engine.posting_only_grows() returns trigger language plpgsql as $$
begin
  raise exception 'postings are never changed or deleted, only reversed' using errcode = 'restrict_violation';
end $$;

create trigger posting_only_grows before update or delete or truncate on engine.posting
  for each statement execute function engine.posting_only_grows();
create trigger posting_line_only_grows before update or delete or truncate on engine.posting_line
  for each statement execute function engine.posting_only_grows();
