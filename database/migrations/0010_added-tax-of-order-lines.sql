ALTER TABLE "order_item" ADD COLUMN "added_tax" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
UPDATE "order_item" SET "added_tax" = "total_tax";
