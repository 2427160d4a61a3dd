CREATE TABLE "record_import" (
	"job_id" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"total_rows" integer NOT NULL,
	"samples" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"check_state" text DEFAULT 'None' NOT NULL,
	"check_number" integer DEFAULT 0 NOT NULL,
	"check_error" text,
	"checked_rows" integer DEFAULT 0 NOT NULL,
	"new_rows" integer DEFAULT 0 NOT NULL,
	"changed_rows" integer DEFAULT 0 NOT NULL,
	"unchanged_rows" integer DEFAULT 0 NOT NULL,
	"repeated_rows" integer DEFAULT 0 NOT NULL,
	"rejected_rows" integer DEFAULT 0 NOT NULL,
	"changes" jsonb,
	"rejects" jsonb,
	"dismissed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "bulk_job_batch" ADD COLUMN "row_numbers" integer[];--> statement-breakpoint
ALTER TABLE "bulk_job_batch" ADD COLUMN "check_rejects" jsonb;--> statement-breakpoint
ALTER TABLE "record_import" ADD CONSTRAINT "record_import_job_id_bulk_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."bulk_job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_import_waiting" ON "record_import" USING btree ("job_id") WHERE check_state = 'Waiting';