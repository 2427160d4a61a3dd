CREATE TABLE "order_delivery_group" (
	"id" text PRIMARY KEY NOT NULL,
	"order_summary_id" text NOT NULL,
	"group_number" integer NOT NULL,
	"name" text NOT NULL,
	"delivery_address" jsonb,
	"delivery_method_id" text,
	"delivery_method_name" text,
	"delivery_amount" numeric NOT NULL,
	"shipping_instructions" text,
	"desired_delivery_date" timestamp with time zone,
	"is_gift" boolean DEFAULT false NOT NULL,
	"gift_message" text,
	"gift_to_name" text
);
--> statement-breakpoint
CREATE TABLE "test_gateway_card" (
	"token" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry_month" integer NOT NULL,
	"expiry_year" integer NOT NULL,
	"behavior" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_gateway_charge" (
	"key" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"decline_code" text,
	"amount" numeric NOT NULL,
	"refunded_amount" numeric DEFAULT '0' NOT NULL,
	"currency_iso_code" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expires" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "test_gateway_charge_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "wishlist" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"account_id" text,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishlist_item" (
	"id" text PRIMARY KEY NOT NULL,
	"wishlist_id" text NOT NULL,
	"product_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
DROP INDEX "outbox_event_delivered_at_position_index";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "order_summary_id" text;--> statement-breakpoint
UPDATE "payment" SET "order_summary_id" = "order_summary"."id" FROM "order_summary" WHERE "order_summary"."checkout_id" = "payment"."checkout_id";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "gateway" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "card" jsonb;--> statement-breakpoint
INSERT INTO "order_delivery_group" ("id", "order_summary_id", "group_number", "name", "delivery_address", "delivery_method_id", "delivery_method_name", "delivery_amount", "shipping_instructions", "desired_delivery_date")
	SELECT "delivery_group_id", "id", 1, 'Default Delivery Group', "delivery_address", "delivery_method_id", "delivery_method_name", "total_delivery_amount", "shipping_instructions", "desired_delivery_date" FROM "order_summary";--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "delivery_group_id" text;--> statement-breakpoint
UPDATE "order_item" SET "delivery_group_id" = "order_summary"."delivery_group_id" FROM "order_summary" WHERE "order_summary"."id" = "order_item"."order_summary_id";--> statement-breakpoint
ALTER TABLE "order_item" ALTER COLUMN "delivery_group_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_summary" ADD COLUMN "tax_locale_type" text DEFAULT 'Net' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_event" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_event" ADD COLUMN "not_before" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_delivery_group" ADD CONSTRAINT "order_delivery_group_order_summary_id_order_summary_id_fk" FOREIGN KEY ("order_summary_id") REFERENCES "public"."order_summary"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist" ADD CONSTRAINT "wishlist_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_wishlist_id_wishlist_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."wishlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_delivery_group_order_summary_id_group_number_index" ON "order_delivery_group" USING btree ("order_summary_id","group_number");--> statement-breakpoint
CREATE INDEX "wishlist_owner_id_account_id_created_at_index" ON "wishlist" USING btree ("owner_id","account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_item_wishlist_id_product_id_index" ON "wishlist_item" USING btree ("wishlist_id","product_id");--> statement-breakpoint
CREATE INDEX "wishlist_item_product_id_index" ON "wishlist_item" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_delivery_group_id_order_delivery_group_id_fk" FOREIGN KEY ("delivery_group_id") REFERENCES "public"."order_delivery_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_order_summary_id_index" ON "payment" USING btree ("order_summary_id");--> statement-breakpoint
CREATE INDEX "payment_unsettled" ON "payment" USING btree ("updated_at") WHERE status in ('Pending', 'CaptureDue', 'ReversalDue', 'Authorized');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_of_reference" ON "payment" USING btree ("gateway_reference") WHERE status in ('Authorized', 'CaptureDue', 'Captured');--> statement-breakpoint
CREATE INDEX "outbox_event_waiting" ON "outbox_event" USING btree ("position") WHERE delivered_at is null;--> statement-breakpoint
ALTER TABLE "order_summary" DROP COLUMN "delivery_address";--> statement-breakpoint
ALTER TABLE "order_summary" DROP COLUMN "delivery_group_id";--> statement-breakpoint
ALTER TABLE "order_summary" DROP COLUMN "delivery_method_id";--> statement-breakpoint
ALTER TABLE "order_summary" DROP COLUMN "delivery_method_name";--> statement-breakpoint
ALTER TABLE "order_summary" DROP COLUMN "shipping_instructions";--> statement-breakpoint
ALTER TABLE "order_summary" DROP COLUMN "desired_delivery_date";