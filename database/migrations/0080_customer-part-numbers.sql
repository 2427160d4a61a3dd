CREATE TABLE "customer_part_number" (
	"id" text DEFAULT new_record_id('a0V') NOT NULL,
	"account_id" text NOT NULL,
	"number" text NOT NULL,
	"number_key" text NOT NULL,
	"product_id" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "customer_part_number_account_id_number_key_pk" PRIMARY KEY("account_id","number_key"),
	CONSTRAINT "customer_part_number_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "customer_part_number" ADD CONSTRAINT "customer_part_number_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_part_number" ADD CONSTRAINT "customer_part_number_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_part_number_account_id_product_id_index" ON "customer_part_number" USING btree ("account_id","product_id");--> statement-breakpoint
CREATE INDEX "customer_part_number_product_id_index" ON "customer_part_number" USING btree ("product_id");--> statement-breakpoint
CREATE TRIGGER "customer_part_number_update_timed" BEFORE UPDATE ON "customer_part_number" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();
