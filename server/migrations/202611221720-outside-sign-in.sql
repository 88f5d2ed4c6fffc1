-- A sign-in begun at a provider of identities and not yet come back.
create table engine.outside_sign_in (
  digest bytea primary key,
  nonce text not null,
  verifier text not null,
  path text not null,
  expires_at timestamptz not null
);
