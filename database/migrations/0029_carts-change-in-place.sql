DROP INDEX "cart_updated_at_index";--> statement-breakpoint
CREATE INDEX "cart_of_guest_created" ON "cart" USING btree ("created_at") WHERE guest_key is not null;--> statement-breakpoint
ALTER TABLE "cart" SET (fillfactor = 70);
