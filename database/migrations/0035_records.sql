-- Ids for rows that the record API shows by themselves: made by the database, so that every writer's rows have one.
-- Like those of the server: a prefix, eight characters of time, four that count, and the checksum of upper case.
CREATE SEQUENCE "record_serial";--> statement-breakpoint
CREATE FUNCTION "new_record_id"(prefix text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	digits CONSTANT text := '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
	capitals CONSTANT text := '00000000001111111111111111111111111100000000000000000000000000';
	suffixes CONSTANT text := 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';
	moment bigint := floor(extract(epoch from clock_timestamp()) * 1000);
	serial bigint := nextval('record_serial') % 14776336;
	body text := prefix || substr(digits, (moment / 3521614606208 % 62)::integer + 1, 1)
		|| substr(digits, (moment / 56800235584 % 62)::integer + 1, 1)
		|| substr(digits, (moment / 916132832 % 62)::integer + 1, 1)
		|| substr(digits, (moment / 14776336 % 62)::integer + 1, 1)
		|| substr(digits, (moment / 238328 % 62)::integer + 1, 1)
		|| substr(digits, (moment / 3844 % 62)::integer + 1, 1)
		|| substr(digits, (moment / 62 % 62)::integer + 1, 1)
		|| substr(digits, (moment / 1 % 62)::integer + 1, 1)
		|| substr(digits, (serial / 238328 % 62)::integer + 1, 1)
		|| substr(digits, (serial / 3844 % 62)::integer + 1, 1)
		|| substr(digits, (serial / 62 % 62)::integer + 1, 1)
		|| substr(digits, (serial / 1 % 62)::integer + 1, 1);
	-- One digit for each character, the last one first: 1 for a capital.
	mask text := reverse(translate(body, digits, capitals));
BEGIN
	RETURN body || substr(suffixes, substr(mask, 11, 5)::bit(5)::integer + 1, 1)
		|| substr(suffixes, substr(mask, 6, 5)::bit(5)::integer + 1, 1)
		|| substr(suffixes, substr(mask, 1, 5)::bit(5)::integer + 1, 1);
END
$$;--> statement-breakpoint
-- The time of the last change, whoever changes a row.
CREATE FUNCTION "note_update_time"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."updated_at" := clock_timestamp();
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TABLE "query_locator" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"soql" text NOT NULL,
	"record_ids" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
-- The default of a column that is added is the same for all rows, so that no table is written anew for it.
ALTER TABLE "account" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "buyer_group" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "buyer_group" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "buyer_group" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "buyer_group" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "buyer_group_member" ADD COLUMN "id" text DEFAULT new_record_id('0ZJ') NOT NULL;--> statement-breakpoint
ALTER TABLE "buyer_group_member" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "buyer_group_member" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "buyer_group_member" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "buyer_group_member" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "entitlement_buyer_group" ADD COLUMN "id" text DEFAULT new_record_id('7Eb') NOT NULL;--> statement-breakpoint
ALTER TABLE "entitlement_buyer_group" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "entitlement_buyer_group" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "entitlement_buyer_group" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "entitlement_buyer_group" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "entitlement_policy" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "entitlement_policy" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "entitlement_policy" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "entitlement_policy" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "entitlement_product" ADD COLUMN "id" text DEFAULT new_record_id('7Ep') NOT NULL;--> statement-breakpoint
ALTER TABLE "entitlement_product" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "entitlement_product" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "entitlement_product" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "entitlement_product" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "product_category" ADD COLUMN "id" text DEFAULT new_record_id('0ZR') NOT NULL;--> statement-breakpoint
ALTER TABLE "product_category" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "product_category" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "product_category" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "product_category" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "price_book" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "price_book" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "price_book" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "price_book" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "price_book_buyer_group" ADD COLUMN "id" text DEFAULT new_record_id('0Zl') NOT NULL;--> statement-breakpoint
ALTER TABLE "price_book_buyer_group" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "price_book_buyer_group" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "price_book_buyer_group" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "price_book_buyer_group" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "price_book_entry" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "price_book_entry" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "price_book_entry" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "price_book_entry" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "webstore" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "webstore" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "query_locator" ADD CONSTRAINT "query_locator_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "query_locator_created_at_index" ON "query_locator" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "product_sku_in_capitals" ON "product" USING btree (upper("sku"));--> statement-breakpoint
ALTER TABLE "buyer_group_member" ADD CONSTRAINT "buyer_group_member_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "entitlement_buyer_group" ADD CONSTRAINT "entitlement_buyer_group_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "entitlement_product" ADD CONSTRAINT "entitlement_product_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "price_book_buyer_group" ADD CONSTRAINT "price_book_buyer_group_id_unique" UNIQUE("id");--> statement-breakpoint
CREATE TRIGGER "account_update_timed" BEFORE UPDATE ON "account" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "buyer_group_update_timed" BEFORE UPDATE ON "buyer_group" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "buyer_group_member_update_timed" BEFORE UPDATE ON "buyer_group_member" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "category_update_timed" BEFORE UPDATE ON "category" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "entitlement_buyer_group_update_timed" BEFORE UPDATE ON "entitlement_buyer_group" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "entitlement_policy_update_timed" BEFORE UPDATE ON "entitlement_policy" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "entitlement_product_update_timed" BEFORE UPDATE ON "entitlement_product" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "price_book_update_timed" BEFORE UPDATE ON "price_book" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "price_book_buyer_group_update_timed" BEFORE UPDATE ON "price_book_buyer_group" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "price_book_entry_update_timed" BEFORE UPDATE ON "price_book_entry" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "product_update_timed" BEFORE UPDATE ON "product" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "product_category_update_timed" BEFORE UPDATE ON "product_category" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
-- The versions of the catalogue are no change of the web store.
CREATE TRIGGER "webstore_update_timed" BEFORE UPDATE OF "name", "site_id", "community_id", "channel_id", "guest_user_id", "country", "default_currency", "supported_currencies", "shipping_countries", "tax_type", "pricing_strategy", "guest_browsing_enabled", "guest_cart_enabled", "guest_checkout_enabled", "guest_maximum_quantity", "inventory_location_group_id", "reservation_seconds", "settings" ON "webstore" FOR EACH ROW EXECUTE FUNCTION "note_update_time"();
