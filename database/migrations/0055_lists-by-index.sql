DROP INDEX "product_sku_in_capitals";--> statement-breakpoint
DROP INDEX "coupon_typed";--> statement-breakpoint
CREATE INDEX "product_by_id" ON "product" USING btree (("id" collate "C"));--> statement-breakpoint
CREATE INDEX "product_by_created" ON "product" USING btree ((date_trunc('milliseconds', "created_at" at time zone 'UTC') at time zone 'UTC'),("id" collate "C"));--> statement-breakpoint
CREATE INDEX "product_by_updated" ON "product" USING btree ((date_trunc('milliseconds', "updated_at" at time zone 'UTC') at time zone 'UTC'),("id" collate "C"));--> statement-breakpoint
CREATE INDEX "product_by_sku" ON "product" USING btree ((upper("sku") collate "C"),("id" collate "C"));--> statement-breakpoint
CREATE INDEX "product_by_name" ON "product" USING btree ((upper("name") collate "C"),("id" collate "C"));--> statement-breakpoint
CREATE INDEX "product_by_class" ON "product" USING btree ((upper("product_class") collate "C"),("id" collate "C"));--> statement-breakpoint
CREATE INDEX "product_by_active" ON "product" USING btree ("is_active",("id" collate "C"));--> statement-breakpoint
CREATE INDEX "product_by_brand" ON "product" USING btree ((upper("brand") collate "C"),("id" collate "C"));--> statement-breakpoint
CREATE INDEX "product_by_brand_descending" ON "product" USING btree ((upper("brand") collate "C") desc nulls last,("id" collate "C") desc);--> statement-breakpoint
CREATE INDEX "product_texts" ON "product" USING gin ((upper("name") collate "C") gin_trgm_ops,(upper("sku") collate "C") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_by_id" ON "order_summary" USING btree (("id" collate "C"));--> statement-breakpoint
CREATE INDEX "order_by_created" ON "order_summary" USING btree ((date_trunc('milliseconds', "created_at" at time zone 'UTC') at time zone 'UTC'),("id" collate "C"));--> statement-breakpoint
CREATE INDEX "order_by_number" ON "order_summary" USING btree ((upper("order_number") collate "C"),("id" collate "C"));--> statement-breakpoint
CREATE INDEX "order_by_ordered" ON "order_summary" USING btree ((date_trunc('milliseconds', "ordered_at" at time zone 'UTC') at time zone 'UTC'),("id" collate "C"));--> statement-breakpoint
CREATE INDEX "order_by_account" ON "order_summary" USING btree (("account_id" collate "C"),("id" collate "C"));--> statement-breakpoint
CREATE INDEX "order_by_account_descending" ON "order_summary" USING btree (("account_id" collate "C") desc nulls last,("id" collate "C") desc);--> statement-breakpoint
CREATE INDEX "order_by_po_number" ON "order_summary" USING btree ((upper("purchase_order_number") collate "C"),("id" collate "C"));--> statement-breakpoint
CREATE INDEX "order_by_po_number_descending" ON "order_summary" USING btree ((upper("purchase_order_number") collate "C") desc nulls last,("id" collate "C") desc);--> statement-breakpoint
CREATE INDEX "order_by_status" ON "order_summary" USING btree ((upper("status") collate "C"),("id" collate "C"));--> statement-breakpoint
CREATE INDEX "order_by_total" ON "order_summary" USING btree (("grand_total_amount" - "canceled_grand_total_amount"),("id" collate "C"));--> statement-breakpoint
CREATE INDEX "coupon_in_capitals" ON "coupon" USING btree ((upper("code") collate "C"));