create index port_waters_lat on contracts.port_waters using btree (lat, parent_id);
create index port_waters_lng on contracts.port_waters using btree (lng, parent_id);
