CREATE SEQUENCE "public"."fulfillment_order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."shipment_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "fulfillment_order" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'FO-' || lpad(nextval('fulfillment_order_number')::text, 8, '0') NOT NULL,
	"order_summary_id" text NOT NULL,
	"delivery_group_id" text NOT NULL,
	"location_id" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "fulfillment_order_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "fulfillment_order_line" (
	"id" text PRIMARY KEY NOT NULL,
	"fulfillment_order_id" text NOT NULL,
	"order_item_id" text NOT NULL,
	"original_quantity" numeric NOT NULL,
	"quantity" numeric NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipment" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'SH-' || lpad(nextval('shipment_number')::text, 8, '0') NOT NULL,
	"order_summary_id" text NOT NULL,
	"fulfillment_order_id" text NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text,
	"tracking_url" text,
	"expected_delivery_at" timestamp with time zone,
	"shipped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shipment_number_unique" UNIQUE("number"),
	CONSTRAINT "shipment_fulfillment_order_id_unique" UNIQUE("fulfillment_order_id")
);
--> statement-breakpoint
ALTER TABLE "fulfillment_order" ADD CONSTRAINT "fulfillment_order_order_summary_id_order_summary_id_fk" FOREIGN KEY ("order_summary_id") REFERENCES "public"."order_summary"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fulfillment_order" ADD CONSTRAINT "fulfillment_order_delivery_group_id_order_delivery_group_id_fk" FOREIGN KEY ("delivery_group_id") REFERENCES "public"."order_delivery_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fulfillment_order_line" ADD CONSTRAINT "fulfillment_order_line_fulfillment_order_id_fulfillment_order_id_fk" FOREIGN KEY ("fulfillment_order_id") REFERENCES "public"."fulfillment_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fulfillment_order_line" ADD CONSTRAINT "fulfillment_order_line_order_item_id_order_item_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_order_summary_id_order_summary_id_fk" FOREIGN KEY ("order_summary_id") REFERENCES "public"."order_summary"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_fulfillment_order_id_fulfillment_order_id_fk" FOREIGN KEY ("fulfillment_order_id") REFERENCES "public"."fulfillment_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fulfillment_order_order_summary_id_index" ON "fulfillment_order" USING btree ("order_summary_id");--> statement-breakpoint
CREATE INDEX "fulfillment_order_line_fulfillment_order_id_index" ON "fulfillment_order_line" USING btree ("fulfillment_order_id");--> statement-breakpoint
CREATE INDEX "fulfillment_order_line_order_item_id_index" ON "fulfillment_order_line" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "shipment_order_summary_id_shipped_at_index" ON "shipment" USING btree ("order_summary_id","shipped_at");