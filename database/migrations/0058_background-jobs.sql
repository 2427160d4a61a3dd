CREATE TABLE "background_job" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"result" jsonb,
	"failed_at" timestamp with time zone,
	"failure" text,
	"failures_in_a_row" integer DEFAULT 0 NOT NULL
);
