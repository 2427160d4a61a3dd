ALTER TABLE "page" ADD COLUMN "kind" text DEFAULT 'page' NOT NULL;--> statement-breakpoint
CREATE INDEX "page_by_kind" ON "page" USING btree ("kind") WHERE "page"."kind" <> 'page';