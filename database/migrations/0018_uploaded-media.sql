ALTER TABLE "media" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "is_decorative" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focal_x" double precision DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focal_y" double precision DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "source_hash" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "created_by_id" text;--> statement-breakpoint
CREATE INDEX "media_created_at_id_index" ON "media" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_source_hash_unique" UNIQUE("source_hash");--> statement-breakpoint
-- Only what products and categories show is of the catalogue; of everything else the pages alone are told.
CREATE FUNCTION "note_media_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM newly WHERE EXISTS (SELECT FROM "product_media" WHERE "media_id" = newly."id") OR EXISTS (SELECT FROM "category" WHERE newly."id" IN ("tile_media_id", "banner_media_id"))) THEN
		INSERT INTO "catalogue_change" AS kept ("product_id", "version") VALUES ('', "move_catalog_version"())
		ON CONFLICT ("product_id") DO UPDATE SET "version" = excluded."version" WHERE kept."version" < excluded."version";
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER "media_update_noted" ON "media";--> statement-breakpoint
DROP TRIGGER "media_delete_noted" ON "media";--> statement-breakpoint
CREATE TRIGGER "media_update_noted" AFTER UPDATE ON "media" REFERENCING NEW TABLE AS newly FOR EACH STATEMENT EXECUTE FUNCTION "note_media_change"();--> statement-breakpoint
CREATE TRIGGER "media_changed" AFTER UPDATE OR DELETE OR TRUNCATE ON "media" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('content');--> statement-breakpoint
-- Pictures are as small as they get: trying to compress them takes longer than all the rest.
ALTER TABLE "media" ALTER COLUMN "body" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "media_rendition" ALTER COLUMN "body" SET STORAGE EXTERNAL;
