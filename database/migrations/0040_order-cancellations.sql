CREATE TABLE "payment_refund" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"order_change_id" text NOT NULL,
	"amount" numeric NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_change" (
	"id" text PRIMARY KEY NOT NULL,
	"order_summary_id" text NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_change_line" (
	"id" text PRIMARY KEY NOT NULL,
	"order_change_id" text NOT NULL,
	"order_item_id" text NOT NULL,
	"quantity" numeric NOT NULL,
	"reason" text NOT NULL,
	"total_price" numeric NOT NULL,
	"total_tax" numeric NOT NULL,
	"added_tax" numeric NOT NULL,
	"delivery_amount" numeric NOT NULL
);
--> statement-breakpoint
DROP INDEX "payment_unsettled";--> statement-breakpoint
DROP INDEX "payment_of_reference";--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "quantity_canceled" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_summary" ADD COLUMN "canceled_product_amount" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_summary" ADD COLUMN "canceled_delivery_amount" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_summary" ADD COLUMN "canceled_tax_amount" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_summary" ADD COLUMN "canceled_grand_total_amount" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_change" ADD CONSTRAINT "order_change_order_summary_id_order_summary_id_fk" FOREIGN KEY ("order_summary_id") REFERENCES "public"."order_summary"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_change_line" ADD CONSTRAINT "order_change_line_order_change_id_order_change_id_fk" FOREIGN KEY ("order_change_id") REFERENCES "public"."order_change"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_change_line" ADD CONSTRAINT "order_change_line_order_item_id_order_item_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_refund_payment_id_index" ON "payment_refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "order_change_order_summary_id_index" ON "order_change" USING btree ("order_summary_id");--> statement-breakpoint
CREATE INDEX "order_change_line_order_change_id_index" ON "order_change_line" USING btree ("order_change_id");--> statement-breakpoint
CREATE INDEX "order_change_line_order_item_id_index" ON "order_change_line" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "payment_unsettled" ON "payment" USING btree ("updated_at") WHERE status in ('Pending', 'CaptureDue', 'RefundDue', 'ReversalDue', 'Authorized');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_of_reference" ON "payment" USING btree ("gateway_reference") WHERE status in ('Authorized', 'CaptureDue', 'Captured', 'RefundDue');