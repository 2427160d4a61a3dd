DROP INDEX "product_part_number_keys";--> statement-breakpoint
CREATE INDEX "product_first_part_number_key" ON "product" USING btree (split_part("part_number_key", ' ', 1));--> statement-breakpoint
CREATE INDEX "product_second_part_number_key" ON "product" USING btree (split_part("part_number_key", ' ', 2));