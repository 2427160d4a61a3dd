CREATE TABLE "bulk_job" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"operation" text NOT NULL,
	"object" text NOT NULL,
	"external_id_field" text,
	"soql" text,
	"api_version" text NOT NULL,
	"column_delimiter" text NOT NULL,
	"line_ending" text NOT NULL,
	"state" text NOT NULL,
	"upload_id" text,
	"is_uploaded" boolean DEFAULT false NOT NULL,
	"uploaded_bytes" bigint DEFAULT 0 NOT NULL,
	"columns" text[],
	"processed_rows" integer DEFAULT 0 NOT NULL,
	"failed_rows" integer DEFAULT 0 NOT NULL,
	"processing_ms" integer DEFAULT 0 NOT NULL,
	"retries" integer DEFAULT 0 NOT NULL,
	"error_message" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bulk_job_batch" (
	"job_id" text NOT NULL,
	"position" integer NOT NULL,
	"row_count" integer NOT NULL,
	"rows" jsonb NOT NULL,
	"is_processed" boolean DEFAULT false NOT NULL,
	"results" jsonb,
	CONSTRAINT "bulk_job_batch_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
ALTER TABLE "bulk_job" ADD CONSTRAINT "bulk_job_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_job_batch" ADD CONSTRAINT "bulk_job_batch_job_id_bulk_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."bulk_job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_job_user_id_kind_created_at_index" ON "bulk_job" USING btree ("user_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "bulk_job_waiting" ON "bulk_job" USING btree ("created_at") WHERE state in ('UploadComplete', 'InProgress');--> statement-breakpoint
CREATE INDEX "bulk_job_batch_waiting" ON "bulk_job_batch" USING btree ("job_id","position") WHERE not is_processed;