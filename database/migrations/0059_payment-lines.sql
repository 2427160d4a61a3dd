CREATE TABLE "payment_line" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"type" text NOT NULL,
	"amount" numeric NOT NULL,
	"effective_on" date NOT NULL,
	"comments" text,
	"reversed_line_id" text,
	"credit_memo_id" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "payment_line_reversed_line_id_unique" UNIQUE("reversed_line_id")
);
--> statement-breakpoint
ALTER TABLE "billing_document" ADD COLUMN "settled_amount" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_document" ADD COLUMN "settled_on" date;--> statement-breakpoint
ALTER TABLE "payment_line" ADD CONSTRAINT "payment_line_invoice_id_billing_document_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."billing_document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_line" ADD CONSTRAINT "payment_line_reversed_line_id_payment_line_id_fk" FOREIGN KEY ("reversed_line_id") REFERENCES "public"."payment_line"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_line" ADD CONSTRAINT "payment_line_credit_memo_id_billing_document_id_fk" FOREIGN KEY ("credit_memo_id") REFERENCES "public"."billing_document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_line_invoice_id_index" ON "payment_line" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "payment_line_credit_memo_id_index" ON "payment_line" USING btree ("credit_memo_id");--> statement-breakpoint
CREATE INDEX "billing_document_open" ON "billing_document" USING btree ("due_at") WHERE "billing_document"."kind" = 'Invoice' and "billing_document"."card" is null and "billing_document"."settled_amount" < "billing_document"."grand_total_amount";