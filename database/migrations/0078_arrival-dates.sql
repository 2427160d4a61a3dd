ALTER TABLE "delivery_method" ADD COLUMN "process_time" integer;--> statement-breakpoint
ALTER TABLE "delivery_method" ADD COLUMN "process_time_unit" text;--> statement-breakpoint
ALTER TABLE "order_delivery_group" ADD COLUMN "earliest_arrival" date;--> statement-breakpoint
ALTER TABLE "order_delivery_group" ADD COLUMN "latest_arrival" date;