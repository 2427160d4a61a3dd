ALTER TABLE "media_rendition" ALTER COLUMN "body" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "object" jsonb;--> statement-breakpoint
ALTER TABLE "media_rendition" ADD COLUMN "object" jsonb;