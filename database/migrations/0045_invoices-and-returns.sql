CREATE SEQUENCE "public"."return_order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "billing_counter" (
	"webstore_id" text NOT NULL,
	"kind" text NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "billing_counter_webstore_id_kind_pk" PRIMARY KEY("webstore_id","kind")
);
--> statement-breakpoint
CREATE TABLE "billing_document" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"order_summary_id" text NOT NULL,
	"fulfillment_order_id" text,
	"currency_iso_code" text NOT NULL,
	"tax_locale_type" text NOT NULL,
	"seller" jsonb NOT NULL,
	"billing_address" jsonb,
	"delivery_address" jsonb,
	"purchase_order_number" text,
	"card" jsonb,
	"paid_amount" numeric NOT NULL,
	"due_at" timestamp with time zone,
	"product_amount" numeric NOT NULL,
	"delivery_amount" numeric NOT NULL,
	"tax_amount" numeric NOT NULL,
	"grand_total_amount" numeric NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "billing_document_fulfillment_order_id_unique" UNIQUE("fulfillment_order_id"),
	CONSTRAINT "billing_document_number" UNIQUE("kind","number")
);
--> statement-breakpoint
CREATE TABLE "billing_document_line" (
	"id" text PRIMARY KEY NOT NULL,
	"document_id" text NOT NULL,
	"line_number" integer NOT NULL,
	"order_item_id" text NOT NULL,
	"quantity" numeric NOT NULL,
	"unit_price" numeric NOT NULL,
	"adjustment" numeric NOT NULL,
	"total_price" numeric NOT NULL,
	"total_tax" numeric NOT NULL,
	"added_tax" numeric NOT NULL,
	"tax_rate_percent" numeric,
	"delivery_amount" numeric NOT NULL
);
--> statement-breakpoint
CREATE TABLE "return_order" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'RO-' || lpad(nextval('return_order_number')::text, 8, '0') NOT NULL,
	"order_summary_id" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "return_order_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "return_order_line" (
	"id" text PRIMARY KEY NOT NULL,
	"return_order_id" text NOT NULL,
	"order_item_id" text NOT NULL,
	"quantity_expected" numeric NOT NULL,
	"quantity_received" numeric NOT NULL,
	"quantity_returned" numeric NOT NULL,
	"quantity_rejected" numeric NOT NULL,
	"quantity_canceled" numeric NOT NULL,
	"reason" text NOT NULL,
	"reduces_delivery" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_refund" ALTER COLUMN "order_change_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD COLUMN "credit_memo_id" text;--> statement-breakpoint
ALTER TABLE "order_change" ADD COLUMN "is_whole_order" boolean;--> statement-breakpoint
ALTER TABLE "order_change" ADD COLUMN "new_grand_total_amount" numeric;--> statement-breakpoint
ALTER TABLE "order_change" ADD COLUMN "return_order_id" text;--> statement-breakpoint
ALTER TABLE "order_change" ADD COLUMN "credit_memo_id" text;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "quantity_returned" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "quantity_return_initiated" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "tax_rate_percent" numeric;--> statement-breakpoint
ALTER TABLE "order_summary" ADD COLUMN "returned_grand_total_amount" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_document" ADD CONSTRAINT "billing_document_order_summary_id_order_summary_id_fk" FOREIGN KEY ("order_summary_id") REFERENCES "public"."order_summary"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_document" ADD CONSTRAINT "billing_document_fulfillment_order_id_fulfillment_order_id_fk" FOREIGN KEY ("fulfillment_order_id") REFERENCES "public"."fulfillment_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_document_line" ADD CONSTRAINT "billing_document_line_document_id_billing_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."billing_document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_document_line" ADD CONSTRAINT "billing_document_line_order_item_id_order_item_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_order" ADD CONSTRAINT "return_order_order_summary_id_order_summary_id_fk" FOREIGN KEY ("order_summary_id") REFERENCES "public"."order_summary"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_order_line" ADD CONSTRAINT "return_order_line_return_order_id_return_order_id_fk" FOREIGN KEY ("return_order_id") REFERENCES "public"."return_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_order_line" ADD CONSTRAINT "return_order_line_order_item_id_order_item_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_document_order_summary_id_index" ON "billing_document" USING btree ("order_summary_id");--> statement-breakpoint
CREATE INDEX "billing_document_line_document_id_line_number_index" ON "billing_document_line" USING btree ("document_id","line_number");--> statement-breakpoint
CREATE INDEX "billing_document_line_order_item_id_index" ON "billing_document_line" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "return_order_order_summary_id_index" ON "return_order" USING btree ("order_summary_id");--> statement-breakpoint
CREATE INDEX "return_order_line_return_order_id_index" ON "return_order_line" USING btree ("return_order_id");--> statement-breakpoint
CREATE INDEX "return_order_line_order_item_id_index" ON "return_order_line" USING btree ("order_item_id");--> statement-breakpoint
ALTER TABLE "order_change" ADD CONSTRAINT "order_change_return_order_id_return_order_id_fk" FOREIGN KEY ("return_order_id") REFERENCES "public"."return_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_change" ADD CONSTRAINT "order_change_credit_memo_id_billing_document_id_fk" FOREIGN KEY ("credit_memo_id") REFERENCES "public"."billing_document"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_change_credit_memo_id_index" ON "order_change" USING btree ("credit_memo_id");--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_credit_memo_id_unique" UNIQUE("credit_memo_id");