CREATE TABLE "page_draft" (
	"page_id" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"title" text,
	"description" text,
	"document" jsonb,
	"based_on_version" integer,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by_id" text
);
--> statement-breakpoint
CREATE TABLE "page_redirect" (
	"path" text PRIMARY KEY NOT NULL,
	"page_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"site_id" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by_id" text
);
--> statement-breakpoint
ALTER TABLE "page" DROP CONSTRAINT "page_path_unique";--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "is_home" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "scheduled_version" integer;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "scheduled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "page_draft" ADD CONSTRAINT "page_draft_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_redirect" ADD CONSTRAINT "page_redirect_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_redirect_page_id_index" ON "page_redirect" USING btree ("page_id");--> statement-breakpoint
CREATE UNIQUE INDEX "page_by_path" ON "page" USING btree ("path") WHERE "page"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "page_home" ON "page" USING btree ("is_home") WHERE "page"."is_home" and "page"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "page_due" ON "page" USING btree ("scheduled_at") WHERE "page"."scheduled_at" is not null;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_schedule_whole" CHECK (("page"."scheduled_version" is null) = ("page"."scheduled_at" is null));--> statement-breakpoint
UPDATE "page" SET "is_home" = true WHERE "path" = '/';--> statement-breakpoint
-- What stands around every page is remembered for a state of the catalogue, as what search engines are told is; a change that is refused touches no row.
CREATE TRIGGER "site_settings_noted" AFTER INSERT OR DELETE OR UPDATE ON "site_settings" FOR EACH ROW EXECUTE FUNCTION "note_rule_change"();
