ALTER TABLE "product" ADD COLUMN "gtin" text;--> statement-breakpoint
CREATE INDEX "product_gtin_key" ON "product" USING btree (lpad("gtin", 14, '0'));