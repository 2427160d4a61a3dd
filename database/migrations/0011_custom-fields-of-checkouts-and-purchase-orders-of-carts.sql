ALTER TABLE "cart" ADD COLUMN "purchase_order_number" text;--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "custom_fields" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout" DROP COLUMN "errors";