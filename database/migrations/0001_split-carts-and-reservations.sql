ALTER TABLE "cart" ADD COLUMN "totals_by_group" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "custom_fields" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "sub_type" text;--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "custom_fields" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_group" ADD COLUMN "is_gift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_group" ADD COLUMN "gift_message" text;--> statement-breakpoint
ALTER TABLE "delivery_group" ADD COLUMN "gift_to_name" text;--> statement-breakpoint
ALTER TABLE "delivery_group" ADD COLUMN "custom_fields" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
DELETE FROM "inventory_reservation";--> statement-breakpoint
ALTER TABLE "inventory_reservation" ADD COLUMN "reservation_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "inventory_reservation" ADD COLUMN "line_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "inventory_reservation" ADD COLUMN "line_quantity" numeric NOT NULL;--> statement-breakpoint
UPDATE "cart" SET "priced_for" = NULL;
