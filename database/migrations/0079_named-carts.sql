ALTER TABLE "cart" ADD COLUMN "is_saved_for_later" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "sent_by_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_saved_for_later_of_owner" ON "cart" USING btree ("owner_id",coalesce(account_id, ''),"currency_iso_code") WHERE is_saved_for_later and status in ('Active', 'Checkout', 'Processing');--> statement-breakpoint
CREATE INDEX "cart_live_of_owner" ON "cart" USING btree ("owner_id") WHERE owner_id is not null and status in ('Active', 'Checkout', 'Processing');