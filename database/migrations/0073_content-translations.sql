CREATE TABLE "content_translation" (
	"owner_id" text NOT NULL,
	"language" text NOT NULL,
	"revision" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by_id" text,
	CONSTRAINT "content_translation_owner_id_language_pk" PRIMARY KEY("owner_id","language")
);
--> statement-breakpoint
-- Pages and slots are kept in memory, and the site settings for a state of the catalogue.
CREATE TRIGGER "content_translation_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "content_translation" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('content');--> statement-breakpoint
CREATE TRIGGER "content_translation_noted" AFTER INSERT OR UPDATE ON "content_translation" FOR EACH ROW WHEN (NEW."owner_id" NOT LIKE '0Pg%') EXECUTE FUNCTION "note_rule_change"();
