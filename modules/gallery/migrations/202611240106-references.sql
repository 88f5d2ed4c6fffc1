alter table gallery.sample add column "references" uuid[];
alter table gallery.strict_sample add column "references" uuid[];
