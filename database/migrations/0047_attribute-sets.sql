CREATE TABLE "attribute_set" (
	"id" text PRIMARY KEY NOT NULL,
	"developer_name" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "attribute_set_developer_name_unique" UNIQUE("developer_name")
);
--> statement-breakpoint
CREATE TABLE "attribute_set_item" (
	"id" text DEFAULT new_record_id('0iX') NOT NULL,
	"attribute_set_id" text NOT NULL,
	"api_name" text NOT NULL,
	"label" text NOT NULL,
	"sequence" integer NOT NULL,
	"view_type" text NOT NULL,
	"options" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "attribute_set_item_attribute_set_id_api_name_pk" PRIMARY KEY("attribute_set_id","api_name"),
	CONSTRAINT "attribute_set_item_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "attribute_definition" ADD COLUMN "id" text DEFAULT new_record_id('0tj') NOT NULL;--> statement-breakpoint
ALTER TABLE "attribute_definition" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "attribute_definition" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "attribute_definition" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "attribute_definition" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "attribute_set_id" text;--> statement-breakpoint
ALTER TABLE "attribute_set_item" ADD CONSTRAINT "attribute_set_item_attribute_set_id_attribute_set_id_fk" FOREIGN KEY ("attribute_set_id") REFERENCES "public"."attribute_set"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_attribute_set_id_attribute_set_id_fk" FOREIGN KEY ("attribute_set_id") REFERENCES "public"."attribute_set"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_of_attribute_set" ON "product" USING btree ("attribute_set_id") WHERE "product"."attribute_set_id" is not null;--> statement-breakpoint
CREATE INDEX "product_attribute" ON "product" USING btree (('0iU' || substr("id", 4, 12) || translate(substr("id", 16, 1), 'AIQY', 'EMU2') || substr("id", 17, 2))) WHERE "product"."product_class" = 'Variation';--> statement-breakpoint
CREATE INDEX "attribute_set_product" ON "product" USING btree (('0iZ' || substr("id", 4, 12) || translate(substr("id", 16, 1), 'AIQY', 'EMU2') || substr("id", 17, 2))) WHERE "product"."attribute_set_id" is not null;--> statement-breakpoint
ALTER TABLE "attribute_definition" ADD CONSTRAINT "attribute_definition_id_unique" UNIQUE("id");--> statement-breakpoint
-- Parents with the same attributes and options get one set; sets whose attributes have the same names are numbered.
CREATE TABLE "moved_attribute_set" AS
WITH family AS (
	SELECT parent_id,
		jsonb_agg(jsonb_build_array(api_name, label, sequence, view_type, options) ORDER BY sequence, api_name) AS content,
		string_agg(regexp_replace(api_name, '__c$', ''), '_' ORDER BY sequence, api_name) AS name,
		string_agg(label, ', ' ORDER BY sequence, api_name) AS label
	FROM variation_attribute GROUP BY parent_id
)
SELECT parent_id, first_value(parent_id) OVER (PARTITION BY content ORDER BY parent_id) AS first_parent_id,
	name, dense_rank() OVER (PARTITION BY name ORDER BY content) AS position, label
FROM family;--> statement-breakpoint
INSERT INTO "attribute_set" ("id", "developer_name", "label")
SELECT new_record_id('0iY'), name || CASE position WHEN 1 THEN '' ELSE '_' || position END, label
FROM moved_attribute_set WHERE parent_id = first_parent_id;--> statement-breakpoint
INSERT INTO "attribute_set_item" ("attribute_set_id", "api_name", "label", "sequence", "view_type", "options")
SELECT attribute_set.id, axis.api_name, axis.label, axis.sequence, axis.view_type, axis.options
FROM moved_attribute_set moved
JOIN attribute_set ON attribute_set.developer_name = moved.name || CASE moved.position WHEN 1 THEN '' ELSE '_' || moved.position END
JOIN variation_attribute axis ON axis.parent_id = moved.parent_id
WHERE moved.parent_id = moved.first_parent_id;--> statement-breakpoint
-- No product changes by it for anybody, so that neither its time nor the version of the catalogue moves.
ALTER TABLE "product" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "product" SET "attribute_set_id" = attribute_set.id
FROM moved_attribute_set moved
JOIN attribute_set ON attribute_set.developer_name = moved.name || CASE moved.position WHEN 1 THEN '' ELSE '_' || moved.position END
WHERE product.id = moved.parent_id;--> statement-breakpoint
ALTER TABLE "product" ENABLE TRIGGER USER;--> statement-breakpoint
DROP TABLE "moved_attribute_set";--> statement-breakpoint
DROP TABLE "variation_attribute";--> statement-breakpoint
CREATE TRIGGER "attribute_set_locks_catalogue" BEFORE INSERT OR UPDATE OR DELETE ON "attribute_set" FOR EACH STATEMENT EXECUTE FUNCTION "lock_catalogue"();--> statement-breakpoint
CREATE TRIGGER "attribute_set_insert_noted" AFTER INSERT ON "attribute_set" REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "attribute_set_update_noted" AFTER UPDATE ON "attribute_set" REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "attribute_set_delete_noted" AFTER DELETE ON "attribute_set" REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "attribute_set_item_locks_catalogue" BEFORE INSERT OR UPDATE OR DELETE ON "attribute_set_item" FOR EACH STATEMENT EXECUTE FUNCTION "lock_catalogue"();--> statement-breakpoint
CREATE TRIGGER "attribute_set_item_insert_noted" AFTER INSERT ON "attribute_set_item" REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "attribute_set_item_update_noted" AFTER UPDATE ON "attribute_set_item" REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "attribute_set_item_delete_noted" AFTER DELETE ON "attribute_set_item" REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "attribute_set_update_timed" BEFORE UPDATE ON "attribute_set" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "attribute_set_item_update_timed" BEFORE UPDATE ON "attribute_set_item" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "attribute_definition_update_timed" BEFORE UPDATE ON "attribute_definition" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();
