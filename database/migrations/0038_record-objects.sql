CREATE TABLE "purchase_quantity_rule" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"minimum" numeric NOT NULL,
	"maximum" numeric NOT NULL,
	"increment" numeric NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "parent_id" text;--> statement-breakpoint
ALTER TABLE "managed_account" ADD COLUMN "id" text DEFAULT new_record_id('a02') NOT NULL;--> statement-breakpoint
-- The default of a column that is added is the same for all rows, so that no table is written anew for it.
ALTER TABLE "managed_account" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "managed_account" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "managed_account" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "managed_account" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "address" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "address" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "delivery_method" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_method" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "delivery_method" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_method" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "purchase_quantity_rule_id" text;--> statement-breakpoint
ALTER TABLE "product_component" ADD COLUMN "id" text DEFAULT new_record_id('0dS') NOT NULL;--> statement-breakpoint
ALTER TABLE "product_component" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "product_component" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "product_component" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "product_component" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "product_selling_model" ADD COLUMN "id" text DEFAULT new_record_id('0iO') NOT NULL;--> statement-breakpoint
ALTER TABLE "product_selling_model" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "product_selling_model" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "product_selling_model" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "product_selling_model" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "selling_model" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "selling_model" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "selling_model" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "selling_model" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "inventory_level" ADD COLUMN "id" text DEFAULT new_record_id('a01') NOT NULL;--> statement-breakpoint
ALTER TABLE "inventory_level" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "inventory_level" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "inventory_level" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "inventory_level" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "location" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "location" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "location" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "location" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "order_summary" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "order_summary" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "adjustment_schedule" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "adjustment_schedule" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "adjustment_schedule" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "adjustment_schedule" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "adjustment_tier" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "adjustment_tier" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "adjustment_tier" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "adjustment_tier" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_rate" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_rate" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "tax_rate" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_rate" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_parent_id_account_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_purchase_quantity_rule_id_purchase_quantity_rule_id_fk" FOREIGN KEY ("purchase_quantity_rule_id") REFERENCES "public"."purchase_quantity_rule"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_parent_id_index" ON "account" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "buyer_account" ON "account" USING btree (('0bj' || substr("id", 4, 12) || translate(substr("id", 16, 1), 'AIQY', 'AIQY') || substr("id", 17, 2)));--> statement-breakpoint
CREATE INDEX "product_of_quantity_rule" ON "product" USING btree ("purchase_quantity_rule_id") WHERE "product"."purchase_quantity_rule_id" is not null;--> statement-breakpoint
CREATE INDEX "product_quantity_rule" ON "product" USING btree (('0lL' || substr("id", 4, 12) || translate(substr("id", 16, 1), 'AIQY', 'EMU2') || substr("id", 17, 2))) WHERE "product"."purchase_quantity_rule_id" is not null;--> statement-breakpoint
CREATE INDEX "shipment_item" ON "fulfillment_order_line" USING btree (('0ob' || substr("id", 4, 12) || translate(substr("id", 16, 1), 'AIQY', 'AIQY') || substr("id", 17, 2)));--> statement-breakpoint
CREATE INDEX "price_book_entry_adjustment" ON "price_book_entry" USING btree (('84Z' || substr("id", 4, 12) || translate(substr("id", 16, 1), 'AIQY', 'EMU2') || substr("id", 17, 2))) WHERE "price_book_entry"."adjustment_schedule_id" is not null;--> statement-breakpoint
CREATE INDEX "price_book_entry_schedule" ON "price_book_entry" USING btree ("adjustment_schedule_id") WHERE "price_book_entry"."adjustment_schedule_id" is not null;--> statement-breakpoint
CREATE INDEX "contact" ON "user" USING btree (('003' || substr("id", 4, 12) || translate(substr("id", 16, 1), 'AIQY', 'AIQY') || substr("id", 17, 2)));--> statement-breakpoint
ALTER TABLE "managed_account" ADD CONSTRAINT "managed_account_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "product_component" ADD CONSTRAINT "product_component_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "product_selling_model" ADD CONSTRAINT "product_selling_model_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "inventory_level" ADD CONSTRAINT "inventory_level_id_unique" UNIQUE("id");--> statement-breakpoint
CREATE TRIGGER "address_update_timed" BEFORE UPDATE ON "address" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "adjustment_schedule_update_timed" BEFORE UPDATE ON "adjustment_schedule" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "adjustment_tier_update_timed" BEFORE UPDATE ON "adjustment_tier" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "coupon_update_timed" BEFORE UPDATE ON "coupon" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "delivery_method_update_timed" BEFORE UPDATE ON "delivery_method" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "inventory_level_update_timed" BEFORE UPDATE ON "inventory_level" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "location_update_timed" BEFORE UPDATE ON "location" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "managed_account_update_timed" BEFORE UPDATE ON "managed_account" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "order_summary_update_timed" BEFORE UPDATE ON "order_summary" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "product_component_update_timed" BEFORE UPDATE ON "product_component" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "product_selling_model_update_timed" BEFORE UPDATE ON "product_selling_model" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "promotion_update_timed" BEFORE UPDATE ON "promotion" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "purchase_quantity_rule_update_timed" BEFORE UPDATE ON "purchase_quantity_rule" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "selling_model_update_timed" BEFORE UPDATE ON "selling_model" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "tax_rate_update_timed" BEFORE UPDATE ON "tax_rate" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "user_update_timed" BEFORE UPDATE ON "user" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
-- The demo shop gave schedules, tiers and coupons ids of other prefixes than the API has. Both have the same capitals.
INSERT INTO "adjustment_schedule" SELECT '84X' || substr("id", 4), "name", "adjustment_method", "schedule_type" FROM "adjustment_schedule" WHERE "id" LIKE '84Y%';--> statement-breakpoint
UPDATE "price_book_entry" SET "adjustment_schedule_id" = '84X' || substr("adjustment_schedule_id", 4) WHERE "adjustment_schedule_id" LIKE '84Y%';--> statement-breakpoint
UPDATE "adjustment_tier" SET "id" = '84Y' || substr("id", 4) WHERE "id" LIKE '84Z%';--> statement-breakpoint
UPDATE "adjustment_tier" SET "schedule_id" = '84X' || substr("schedule_id", 4) WHERE "schedule_id" LIKE '84Y%';--> statement-breakpoint
DELETE FROM "adjustment_schedule" WHERE "id" LIKE '84Y%';--> statement-breakpoint
ALTER TABLE "cart_coupon" DROP CONSTRAINT "cart_coupon_coupon_id_coupon_id_fk";--> statement-breakpoint
ALTER TABLE "coupon_redemption" DROP CONSTRAINT "coupon_redemption_coupon_id_coupon_id_fk";--> statement-breakpoint
UPDATE "coupon" SET "id" = '0lC' || substr("id", 4) WHERE "id" LIKE '0cC%';--> statement-breakpoint
UPDATE "cart_coupon" SET "coupon_id" = '0lC' || substr("coupon_id", 4) WHERE "coupon_id" LIKE '0cC%';--> statement-breakpoint
UPDATE "coupon_redemption" SET "coupon_id" = '0lC' || substr("coupon_id", 4) WHERE "coupon_id" LIKE '0cC%';--> statement-breakpoint
ALTER TABLE "cart_coupon" ADD CONSTRAINT "cart_coupon_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemption" ADD CONSTRAINT "coupon_redemption_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE cascade ON UPDATE no action;
