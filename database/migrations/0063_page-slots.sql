ALTER TABLE "page" ADD COLUMN "kind" text DEFAULT 'page' NOT NULL;--> statement-breakpoint
CREATE INDEX "page_by_kind" ON "page" USING btree ("kind") WHERE "page"."kind" <> 'page';--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_kind_known" CHECK ("page"."kind" in ('page', 'slot'));--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_kind_by_path" CHECK (("page"."kind" = 'page') = ("page"."path" like '/%'));