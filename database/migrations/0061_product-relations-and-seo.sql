-- Ids differ from row to row, so that both tables are written anew; they have a row for what was said of a product only.
ALTER TABLE "product_relation" ADD COLUMN "id" text DEFAULT new_record_id('a0R') NOT NULL;--> statement-breakpoint
ALTER TABLE "product_relation" ADD COLUMN "created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
ALTER TABLE "product_relation" ADD COLUMN "updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
ALTER TABLE "seo_property" ADD COLUMN "id" text DEFAULT new_record_id('a0S') NOT NULL;--> statement-breakpoint
ALTER TABLE "seo_property" ADD COLUMN "created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
ALTER TABLE "seo_property" ADD COLUMN "updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
CREATE INDEX "product_relation_related_product_id_index" ON "product_relation" USING btree ("related_product_id");--> statement-breakpoint
ALTER TABLE "product_relation" ADD CONSTRAINT "product_relation_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "seo_property" ADD CONSTRAINT "seo_property_id_unique" UNIQUE("id");--> statement-breakpoint
CREATE TRIGGER "product_relation_update_timed" BEFORE UPDATE ON "product_relation" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "seo_property_update_timed" BEFORE UPDATE ON "seo_property" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE FUNCTION "delete_seo_of_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "seo_property" WHERE "key" IN (SELECT "id" FROM formerly);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "product_delete_ends_seo" AFTER DELETE ON "product" REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION "delete_seo_of_products"();
