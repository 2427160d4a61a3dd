CREATE TABLE "search_snapshot" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
-- A file with the search index is brought up to date from "catalogue_change". Where that does not tell everything that has changed since, no file may be used any more.
CREATE FUNCTION "forget_search_snapshots"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "search_snapshot";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "webstore_replacement_ends_snapshots" AFTER DELETE OR TRUNCATE ON "webstore" FOR EACH STATEMENT EXECUTE FUNCTION "forget_search_snapshots"();--> statement-breakpoint
CREATE TRIGGER "webstore_restoration_ends_snapshots" AFTER UPDATE OF "catalog_version" ON "webstore" FOR EACH ROW WHEN (NEW."catalog_version" < OLD."catalog_version") EXECUTE FUNCTION "forget_search_snapshots"();--> statement-breakpoint
CREATE TRIGGER "catalogue_change_deletion_ends_snapshots" AFTER DELETE OR TRUNCATE ON "catalogue_change" FOR EACH STATEMENT EXECUTE FUNCTION "forget_search_snapshots"();--> statement-breakpoint
CREATE TRIGGER "product_truncation_ends_snapshots" AFTER TRUNCATE ON "product" FOR EACH STATEMENT EXECUTE FUNCTION "forget_search_snapshots"();--> statement-breakpoint
CREATE TRIGGER "product_category_truncation_ends_snapshots" AFTER TRUNCATE ON "product_category" FOR EACH STATEMENT EXECUTE FUNCTION "forget_search_snapshots"();--> statement-breakpoint
CREATE TRIGGER "product_selling_model_truncation_ends_snapshots" AFTER TRUNCATE ON "product_selling_model" FOR EACH STATEMENT EXECUTE FUNCTION "forget_search_snapshots"();--> statement-breakpoint
CREATE TRIGGER "price_book_entry_truncation_ends_snapshots" AFTER TRUNCATE ON "price_book_entry" FOR EACH STATEMENT EXECUTE FUNCTION "forget_search_snapshots"();--> statement-breakpoint
CREATE TRIGGER "entitlement_product_truncation_ends_snapshots" AFTER TRUNCATE ON "entitlement_product" FOR EACH STATEMENT EXECUTE FUNCTION "forget_search_snapshots"();--> statement-breakpoint
CREATE TRIGGER "entitlement_policy_truncation_ends_snapshots" AFTER TRUNCATE ON "entitlement_policy" FOR EACH STATEMENT EXECUTE FUNCTION "forget_search_snapshots"();--> statement-breakpoint
CREATE TRIGGER "entitlement_buyer_group_truncation_ends_snapshots" AFTER TRUNCATE ON "entitlement_buyer_group" FOR EACH STATEMENT EXECUTE FUNCTION "forget_search_snapshots"();--> statement-breakpoint
CREATE TRIGGER "category_truncation_ends_snapshots" AFTER TRUNCATE ON "category" FOR EACH STATEMENT EXECUTE FUNCTION "forget_search_snapshots"();--> statement-breakpoint
CREATE TRIGGER "attribute_definition_truncation_ends_snapshots" AFTER TRUNCATE ON "attribute_definition" FOR EACH STATEMENT EXECUTE FUNCTION "forget_search_snapshots"();
