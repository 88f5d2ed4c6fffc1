alter table trade.weigh_ticket add column reading_no text;
