-- The PDF of the approved version of a paper, kept when it was first drawn: the same content is answered with the same bytes ever after.
create table engine.office_pdf (
  file_id uuid not null references engine.office_file,
  -- Of all that stands on it: the approved bytes, and the decisions and signatures as readers in a language may see them.
  content text not null,
  stored_key text not null,
  sha256 text not null,
  made_at timestamp(3) with time zone not null,
  primary key (file_id, content)
);
