CREATE TABLE "purchase_order_file" (
	"id" text PRIMARY KEY NOT NULL,
	"checkout_id" text NOT NULL,
	"order_summary_id" text,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"body" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "purchase_order_file_checkout_id_unique" UNIQUE("checkout_id")
);
--> statement-breakpoint
ALTER TABLE "order_summary" ADD COLUMN "attention" text;--> statement-breakpoint
ALTER TABLE "order_summary" ADD COLUMN "cost_center" text;--> statement-breakpoint
CREATE INDEX "purchase_order_file_order_summary_id_index" ON "purchase_order_file" USING btree ("order_summary_id");--> statement-breakpoint
CREATE INDEX "purchase_order_file_without_order" ON "purchase_order_file" USING btree ("created_at") WHERE order_summary_id is null;