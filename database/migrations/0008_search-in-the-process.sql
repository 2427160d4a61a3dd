CREATE TABLE "catalogue_change" (
	"product_id" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "product_search_vector_index";--> statement-breakpoint
DROP INDEX "product_part_number_trigram";--> statement-breakpoint
DROP INDEX "product_name_trigram";--> statement-breakpoint
CREATE INDEX "catalogue_change_version_index" ON "catalogue_change" USING btree ("version");--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "search_vector";--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "search_text";--> statement-breakpoint
CREATE FUNCTION "move_catalog_version"() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	moved text := current_setting('hydrant.catalog_version', true);
	version bigint;
BEGIN
	-- Once in a transaction: what it changes becomes visible at once.
	IF coalesce(moved, '') <> '' THEN RETURN moved::bigint; END IF;
	UPDATE "webstore" SET "catalog_version" = "catalog_version" + 1 RETURNING "catalog_version" INTO version;
	IF version IS NULL THEN RETURN 0; END IF;
	PERFORM set_config('hydrant.catalog_version', version::text, true);
	RETURN version;
END
$$;--> statement-breakpoint
CREATE FUNCTION "lock_catalogue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Those who write to the catalogue wait for each other here, before they hold any row that another may want.
	PERFORM FROM "webstore" FOR NO KEY UPDATE;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "note_product_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed text := CASE TG_OP WHEN 'INSERT' THEN 'SELECT * FROM newly' WHEN 'DELETE' THEN 'SELECT * FROM formerly' ELSE 'SELECT * FROM newly UNION ALL SELECT * FROM formerly' END;
	ids text[];
BEGIN
	EXECUTE format('SELECT array_agg(DISTINCT %I) FROM (%s) AS rows', TG_ARGV[0], changed) INTO ids;
	IF ids IS NULL THEN RETURN NULL; END IF;
	INSERT INTO "catalogue_change" AS kept ("product_id", "version")
	SELECT id, version FROM unnest(ids) AS id, "move_catalog_version"() AS version
	ON CONFLICT ("product_id") DO UPDATE SET "version" = excluded."version" WHERE kept."version" < excluded."version";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "note_structure_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	found boolean;
BEGIN
	EXECUTE format('SELECT EXISTS (SELECT FROM %I)', CASE TG_OP WHEN 'DELETE' THEN 'formerly' ELSE 'newly' END) INTO found;
	IF NOT found THEN RETURN NULL; END IF;
	INSERT INTO "catalogue_change" AS kept ("product_id", "version") VALUES ('', "move_catalog_version"())
	ON CONFLICT ("product_id") DO UPDATE SET "version" = excluded."version" WHERE kept."version" < excluded."version";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "product_locks_catalogue" BEFORE INSERT OR UPDATE OR DELETE ON "product" FOR EACH STATEMENT EXECUTE FUNCTION "lock_catalogue"();--> statement-breakpoint
CREATE TRIGGER "product_insert_noted" AFTER INSERT ON "product" REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('id');--> statement-breakpoint
CREATE TRIGGER "product_update_noted" AFTER UPDATE ON "product" REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('id');--> statement-breakpoint
CREATE TRIGGER "product_delete_noted" AFTER DELETE ON "product" REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('id');--> statement-breakpoint
CREATE TRIGGER "product_category_locks_catalogue" BEFORE INSERT OR UPDATE OR DELETE ON "product_category" FOR EACH STATEMENT EXECUTE FUNCTION "lock_catalogue"();--> statement-breakpoint
CREATE TRIGGER "product_category_insert_noted" AFTER INSERT ON "product_category" REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('product_id');--> statement-breakpoint
CREATE TRIGGER "product_category_update_noted" AFTER UPDATE ON "product_category" REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('product_id');--> statement-breakpoint
CREATE TRIGGER "product_category_delete_noted" AFTER DELETE ON "product_category" REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('product_id');--> statement-breakpoint
CREATE TRIGGER "entitlement_product_locks_catalogue" BEFORE INSERT OR UPDATE OR DELETE ON "entitlement_product" FOR EACH STATEMENT EXECUTE FUNCTION "lock_catalogue"();--> statement-breakpoint
CREATE TRIGGER "entitlement_product_insert_noted" AFTER INSERT ON "entitlement_product" REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('product_id');--> statement-breakpoint
CREATE TRIGGER "entitlement_product_update_noted" AFTER UPDATE ON "entitlement_product" REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('product_id');--> statement-breakpoint
CREATE TRIGGER "entitlement_product_delete_noted" AFTER DELETE ON "entitlement_product" REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('product_id');--> statement-breakpoint
CREATE TRIGGER "price_book_entry_locks_catalogue" BEFORE INSERT OR UPDATE OR DELETE ON "price_book_entry" FOR EACH STATEMENT EXECUTE FUNCTION "lock_catalogue"();--> statement-breakpoint
CREATE TRIGGER "price_book_entry_insert_noted" AFTER INSERT ON "price_book_entry" REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('product_id');--> statement-breakpoint
CREATE TRIGGER "price_book_entry_update_noted" AFTER UPDATE ON "price_book_entry" REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('product_id');--> statement-breakpoint
CREATE TRIGGER "price_book_entry_delete_noted" AFTER DELETE ON "price_book_entry" REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('product_id');--> statement-breakpoint
CREATE TRIGGER "product_media_locks_catalogue" BEFORE INSERT OR UPDATE OR DELETE ON "product_media" FOR EACH STATEMENT EXECUTE FUNCTION "lock_catalogue"();--> statement-breakpoint
CREATE TRIGGER "product_media_insert_noted" AFTER INSERT ON "product_media" REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('product_id');--> statement-breakpoint
CREATE TRIGGER "product_media_update_noted" AFTER UPDATE ON "product_media" REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('product_id');--> statement-breakpoint
CREATE TRIGGER "product_media_delete_noted" AFTER DELETE ON "product_media" REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('product_id');--> statement-breakpoint
CREATE TRIGGER "product_selling_model_locks_catalogue" BEFORE INSERT OR UPDATE OR DELETE ON "product_selling_model" FOR EACH STATEMENT EXECUTE FUNCTION "lock_catalogue"();--> statement-breakpoint
CREATE TRIGGER "product_selling_model_insert_noted" AFTER INSERT ON "product_selling_model" REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('product_id');--> statement-breakpoint
CREATE TRIGGER "product_selling_model_update_noted" AFTER UPDATE ON "product_selling_model" REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('product_id');--> statement-breakpoint
CREATE TRIGGER "product_selling_model_delete_noted" AFTER DELETE ON "product_selling_model" REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('product_id');--> statement-breakpoint
CREATE TRIGGER "variation_attribute_locks_catalogue" BEFORE INSERT OR UPDATE OR DELETE ON "variation_attribute" FOR EACH STATEMENT EXECUTE FUNCTION "lock_catalogue"();--> statement-breakpoint
CREATE TRIGGER "variation_attribute_insert_noted" AFTER INSERT ON "variation_attribute" REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('parent_id');--> statement-breakpoint
CREATE TRIGGER "variation_attribute_update_noted" AFTER UPDATE ON "variation_attribute" REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('parent_id');--> statement-breakpoint
CREATE TRIGGER "variation_attribute_delete_noted" AFTER DELETE ON "variation_attribute" REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('parent_id');--> statement-breakpoint
CREATE TRIGGER "product_component_locks_catalogue" BEFORE INSERT OR UPDATE OR DELETE ON "product_component" FOR EACH STATEMENT EXECUTE FUNCTION "lock_catalogue"();--> statement-breakpoint
CREATE TRIGGER "product_component_insert_noted" AFTER INSERT ON "product_component" REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('parent_id');--> statement-breakpoint
CREATE TRIGGER "product_component_update_noted" AFTER UPDATE ON "product_component" REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('parent_id');--> statement-breakpoint
CREATE TRIGGER "product_component_delete_noted" AFTER DELETE ON "product_component" REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('parent_id');--> statement-breakpoint
CREATE TRIGGER "product_relation_locks_catalogue" BEFORE INSERT OR UPDATE OR DELETE ON "product_relation" FOR EACH STATEMENT EXECUTE FUNCTION "lock_catalogue"();--> statement-breakpoint
CREATE TRIGGER "product_relation_insert_noted" AFTER INSERT ON "product_relation" REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('product_id');--> statement-breakpoint
CREATE TRIGGER "product_relation_update_noted" AFTER UPDATE ON "product_relation" REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('product_id');--> statement-breakpoint
CREATE TRIGGER "product_relation_delete_noted" AFTER DELETE ON "product_relation" REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('product_id');--> statement-breakpoint
CREATE TRIGGER "category_locks_catalogue" BEFORE INSERT OR UPDATE OR DELETE ON "category" FOR EACH STATEMENT EXECUTE FUNCTION "lock_catalogue"();--> statement-breakpoint
CREATE TRIGGER "attribute_definition_locks_catalogue" BEFORE INSERT OR UPDATE OR DELETE ON "attribute_definition" FOR EACH STATEMENT EXECUTE FUNCTION "lock_catalogue"();--> statement-breakpoint
CREATE TRIGGER "entitlement_policy_locks_catalogue" BEFORE INSERT OR UPDATE OR DELETE ON "entitlement_policy" FOR EACH STATEMENT EXECUTE FUNCTION "lock_catalogue"();--> statement-breakpoint
CREATE TRIGGER "entitlement_buyer_group_locks_catalogue" BEFORE INSERT OR UPDATE OR DELETE ON "entitlement_buyer_group" FOR EACH STATEMENT EXECUTE FUNCTION "lock_catalogue"();--> statement-breakpoint
CREATE TRIGGER "price_book_locks_catalogue" BEFORE INSERT OR UPDATE OR DELETE ON "price_book" FOR EACH STATEMENT EXECUTE FUNCTION "lock_catalogue"();--> statement-breakpoint
CREATE TRIGGER "price_book_buyer_group_locks_catalogue" BEFORE INSERT OR UPDATE OR DELETE ON "price_book_buyer_group" FOR EACH STATEMENT EXECUTE FUNCTION "lock_catalogue"();--> statement-breakpoint
CREATE TRIGGER "adjustment_schedule_locks_catalogue" BEFORE INSERT OR UPDATE OR DELETE ON "adjustment_schedule" FOR EACH STATEMENT EXECUTE FUNCTION "lock_catalogue"();--> statement-breakpoint
CREATE TRIGGER "adjustment_tier_locks_catalogue" BEFORE INSERT OR UPDATE OR DELETE ON "adjustment_tier" FOR EACH STATEMENT EXECUTE FUNCTION "lock_catalogue"();--> statement-breakpoint
CREATE TRIGGER "selling_model_locks_catalogue" BEFORE INSERT OR UPDATE OR DELETE ON "selling_model" FOR EACH STATEMENT EXECUTE FUNCTION "lock_catalogue"();--> statement-breakpoint
CREATE TRIGGER "category_insert_noted" AFTER INSERT ON "category" REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "category_update_noted" AFTER UPDATE ON "category" REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "category_delete_noted" AFTER DELETE ON "category" REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "attribute_definition_insert_noted" AFTER INSERT ON "attribute_definition" REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "attribute_definition_update_noted" AFTER UPDATE ON "attribute_definition" REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "attribute_definition_delete_noted" AFTER DELETE ON "attribute_definition" REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "entitlement_policy_insert_noted" AFTER INSERT ON "entitlement_policy" REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "entitlement_policy_update_noted" AFTER UPDATE ON "entitlement_policy" REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "entitlement_policy_delete_noted" AFTER DELETE ON "entitlement_policy" REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "entitlement_buyer_group_insert_noted" AFTER INSERT ON "entitlement_buyer_group" REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "entitlement_buyer_group_update_noted" AFTER UPDATE ON "entitlement_buyer_group" REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "entitlement_buyer_group_delete_noted" AFTER DELETE ON "entitlement_buyer_group" REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "price_book_insert_noted" AFTER INSERT ON "price_book" REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "price_book_update_noted" AFTER UPDATE ON "price_book" REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "price_book_delete_noted" AFTER DELETE ON "price_book" REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "price_book_buyer_group_insert_noted" AFTER INSERT ON "price_book_buyer_group" REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "price_book_buyer_group_update_noted" AFTER UPDATE ON "price_book_buyer_group" REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "price_book_buyer_group_delete_noted" AFTER DELETE ON "price_book_buyer_group" REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "adjustment_schedule_insert_noted" AFTER INSERT ON "adjustment_schedule" REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "adjustment_schedule_update_noted" AFTER UPDATE ON "adjustment_schedule" REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "adjustment_schedule_delete_noted" AFTER DELETE ON "adjustment_schedule" REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "adjustment_tier_insert_noted" AFTER INSERT ON "adjustment_tier" REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "adjustment_tier_update_noted" AFTER UPDATE ON "adjustment_tier" REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "adjustment_tier_delete_noted" AFTER DELETE ON "adjustment_tier" REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "selling_model_insert_noted" AFTER INSERT ON "selling_model" REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "selling_model_update_noted" AFTER UPDATE ON "selling_model" REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "selling_model_delete_noted" AFTER DELETE ON "selling_model" REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "media_update_noted" AFTER UPDATE ON "media" REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "media_delete_noted" AFTER DELETE ON "media" REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();