CREATE TABLE "expected_arrival" (
	"id" text PRIMARY KEY DEFAULT new_record_id('a0E') NOT NULL,
	"product_id" text NOT NULL,
	"location_id" text NOT NULL,
	"expected_on" date NOT NULL,
	"quantity" numeric NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_note" (
	"id" text PRIMARY KEY NOT NULL,
	"order_summary_id" text NOT NULL,
	"audience" text NOT NULL,
	"text" text NOT NULL,
	"author_id" text,
	"author_name" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "empty_search" (
	"term" text PRIMARY KEY NOT NULL,
	"searches" integer NOT NULL,
	"last_searched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inventory_level" ADD COLUMN "low_stock_level" numeric;--> statement-breakpoint
-- The default of a column that is added is the same for all rows, so that no table is written anew for it.
ALTER TABLE "order_delivery_group" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "order_delivery_group" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "expected_arrival" ADD CONSTRAINT "expected_arrival_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expected_arrival" ADD CONSTRAINT "expected_arrival_location_id_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."location"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_order_summary_id_order_summary_id_fk" FOREIGN KEY ("order_summary_id") REFERENCES "public"."order_summary"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expected_arrival_product_id_expected_on_index" ON "expected_arrival" USING btree ("product_id","expected_on");--> statement-breakpoint
CREATE INDEX "expected_arrival_location_id_index" ON "expected_arrival" USING btree ("location_id");--> statement-breakpoint
CREATE INDEX "order_note_order_summary_id_created_at_index" ON "order_note" USING btree ("order_summary_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_mail_by_record" ON "outbox_mail" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "order_summary_ordered_at_index" ON "order_summary" USING btree ("ordered_at");--> statement-breakpoint
CREATE TRIGGER "order_delivery_group_update_timed" BEFORE UPDATE ON "order_delivery_group" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "expected_arrival_update_timed" BEFORE UPDATE ON "expected_arrival" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();
