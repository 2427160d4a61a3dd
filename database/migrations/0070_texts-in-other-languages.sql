-- New tables: nothing that there is changes.
CREATE TABLE "category_translation" (
	"id" text DEFAULT new_record_id('a0K') NOT NULL,
	"parent_id" text NOT NULL,
	"language" text NOT NULL,
	"name" text,
	"description" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "category_translation_parent_id_language_pk" PRIMARY KEY("parent_id","language"),
	CONSTRAINT "category_translation_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "product_translation" (
	"id" text DEFAULT new_record_id('a0L') NOT NULL,
	"parent_id" text NOT NULL,
	"language" text NOT NULL,
	"name" text,
	"description" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "product_translation_parent_id_language_pk" PRIMARY KEY("parent_id","language"),
	CONSTRAINT "product_translation_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "category_translation" ADD CONSTRAINT "category_translation_parent_id_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_translation" ADD CONSTRAINT "product_translation_parent_id_product_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_translation_language_index" ON "category_translation" USING btree ("language");--> statement-breakpoint
CREATE INDEX "product_translation_language_index" ON "product_translation" USING btree ("language");--> statement-breakpoint
CREATE TRIGGER "product_translation_update_timed" BEFORE UPDATE ON "product_translation" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "product_translation_locks_catalogue" BEFORE INSERT OR UPDATE OR DELETE ON "product_translation" FOR EACH STATEMENT EXECUTE FUNCTION "lock_catalogue"();--> statement-breakpoint
CREATE TRIGGER "product_translation_insert_noted" AFTER INSERT ON "product_translation" REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('parent_id');--> statement-breakpoint
CREATE TRIGGER "product_translation_update_noted" AFTER UPDATE ON "product_translation" REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('parent_id');--> statement-breakpoint
CREATE TRIGGER "product_translation_delete_noted" AFTER DELETE ON "product_translation" REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION "note_product_change"('parent_id');--> statement-breakpoint
CREATE TRIGGER "category_translation_update_timed" BEFORE UPDATE ON "category_translation" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "category_translation_locks_catalogue" BEFORE INSERT OR UPDATE OR DELETE ON "category_translation" FOR EACH STATEMENT EXECUTE FUNCTION "lock_catalogue"();--> statement-breakpoint
CREATE TRIGGER "category_translation_insert_noted" AFTER INSERT ON "category_translation" REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "category_translation_update_noted" AFTER UPDATE ON "category_translation" REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "category_translation_delete_noted" AFTER DELETE ON "category_translation" REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();
