alter table base.alert_rule add column measure text;
alter table base.alert_rule add column watched text;
alter table base.alert_rule add column condition text;
alter table base.alert_rule add column figure text;
-- Until now every rule was named after what it measures.
update base.alert_rule set measure = rule_code;
