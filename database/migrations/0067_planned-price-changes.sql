-- A new table: nothing that there is changes, and nothing is planned in it.
CREATE TABLE "price_change" (
	"id" text PRIMARY KEY DEFAULT new_record_id('a0P') NOT NULL,
	"price_book_id" text NOT NULL,
	"product_id" text NOT NULL,
	"selling_model_id" text,
	"currency_iso_code" text NOT NULL,
	"unit_price" numeric NOT NULL,
	"effective_on" date NOT NULL,
	"status" text DEFAULT 'Planned' NOT NULL,
	"failure_reason" text,
	"applied_at" timestamp with time zone,
	"previous_price" numeric,
	"user_id" text,
	"integration_id" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_price_book_id_price_book_id_fk" FOREIGN KEY ("price_book_id") REFERENCES "public"."price_book"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_selling_model_id_selling_model_id_fk" FOREIGN KEY ("selling_model_id") REFERENCES "public"."selling_model"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_change_once" ON "price_change" USING btree ("price_book_id","product_id","currency_iso_code",coalesce("selling_model_id", ''),"effective_on") WHERE "price_change"."status" = 'Planned';--> statement-breakpoint
CREATE INDEX "price_change_due" ON "price_change" USING btree ("effective_on","id") WHERE "price_change"."status" = 'Planned';--> statement-breakpoint
CREATE INDEX "price_change_product_id_index" ON "price_change" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "price_change_price_book_id_effective_on_index" ON "price_change" USING btree ("price_book_id","effective_on");--> statement-breakpoint
CREATE TRIGGER "price_change_update_timed" BEFORE UPDATE ON "price_change" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();
