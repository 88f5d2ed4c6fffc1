-- Whose hand a signature is: the last one of a person is offered to him again.
create index file_signature on engine.file (uploader, created) where field like '@signature:%';
