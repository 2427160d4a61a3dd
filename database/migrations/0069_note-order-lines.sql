ALTER TABLE "order_item" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "customer_reference" text;