CREATE TABLE "registration_request" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company_name" text NOT NULL,
	"phone_number" text,
	"street" text,
	"city" text,
	"state" text,
	"zip" text,
	"country" text,
	"tax_id" text,
	"note" text,
	"status" text DEFAULT 'Open' NOT NULL,
	"rejection_reason" text,
	"user_id" text,
	"account_id" text,
	"decided_at" timestamp with time zone,
	"decided_by_id" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registration_request" ADD CONSTRAINT "registration_request_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_request" ADD CONSTRAINT "registration_request_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_request" ADD CONSTRAINT "registration_request_decided_by_id_user_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registration_request_status_created_at_index" ON "registration_request" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "registration_request_email_index" ON "registration_request" USING btree ("email");