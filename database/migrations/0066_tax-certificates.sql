CREATE TABLE "tax_certificate" (
	"id" text PRIMARY KEY DEFAULT new_record_id('a0T') NOT NULL,
	"account_id" text NOT NULL,
	"number" text NOT NULL,
	"valid_until" date,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"body" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "tax_exempt_until" date;--> statement-breakpoint
ALTER TABLE "tax_certificate" ADD CONSTRAINT "tax_certificate_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tax_certificate_account_id_created_at_index" ON "tax_certificate" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE TRIGGER "tax_certificate_update_timed" BEFORE UPDATE ON "tax_certificate" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();
