CREATE TABLE "label_translation" (
	"id" text DEFAULT new_record_id('a0W') NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"language" text NOT NULL,
	"translation" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "label_translation_kind_label_language_pk" PRIMARY KEY("kind","label","language"),
	CONSTRAINT "label_translation_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TRIGGER "label_translation_update_timed" BEFORE UPDATE ON "label_translation" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "label_translation_locks_catalogue" BEFORE INSERT OR UPDATE OR DELETE ON "label_translation" FOR EACH STATEMENT EXECUTE FUNCTION "lock_catalogue"();--> statement-breakpoint
CREATE TRIGGER "label_translation_insert_noted" AFTER INSERT ON "label_translation" REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "label_translation_update_noted" AFTER UPDATE ON "label_translation" REFERENCING OLD TABLE AS formerly NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();--> statement-breakpoint
CREATE TRIGGER "label_translation_delete_noted" AFTER DELETE ON "label_translation" REFERENCING OLD TABLE AS formerly FOR EACH STATEMENT EXECUTE FUNCTION "note_structure_change"();
