-- An alert points at its rule, whose name each reader has in his language.
alter table base.alert_event add column rule uuid;
update base.alert_event e set rule = r.id from base.alert_rule r where r.rule_code = e.rule_code;
alter table base.alert_event drop column rule_name;
