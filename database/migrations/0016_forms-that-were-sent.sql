CREATE TABLE "form_submission" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigserial NOT NULL,
	"reference_number" text NOT NULL,
	"content_hash" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"page_path" text NOT NULL,
	"page_version" integer NOT NULL,
	"form_id" text NOT NULL,
	"title" text NOT NULL,
	"confirmation" text NOT NULL,
	"answers" jsonb NOT NULL,
	"sender_name" text,
	"sender_email" text,
	"user_id" text,
	"account_id" text,
	"address_hash" text,
	"visitor_hash" text,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by_id" text,
	CONSTRAINT "form_submission_position_unique" UNIQUE("position"),
	CONSTRAINT "form_submission_reference_number_unique" UNIQUE("reference_number"),
	CONSTRAINT "form_submission_content_hash_unique" UNIQUE("content_hash")
);
--> statement-breakpoint
ALTER TABLE "form_submission" ADD CONSTRAINT "form_submission_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submission" ADD CONSTRAINT "form_submission_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submission" ADD CONSTRAINT "form_submission_handled_by_id_user_id_fk" FOREIGN KEY ("handled_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_submission_state_position_index" ON "form_submission" USING btree ("state","position");--> statement-breakpoint
CREATE INDEX "form_submission_kind_position_index" ON "form_submission" USING btree ("kind","position");--> statement-breakpoint
CREATE INDEX "form_submission_received_at_index" ON "form_submission" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "form_submission_user_id_index" ON "form_submission" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "form_submission_account_id_index" ON "form_submission" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "form_submission_by_address" ON "form_submission" USING btree ("address_hash","received_at") WHERE "form_submission"."address_hash" is not null;--> statement-breakpoint
CREATE INDEX "form_submission_by_visitor" ON "form_submission" USING btree ("visitor_hash","received_at") WHERE "form_submission"."visitor_hash" is not null;