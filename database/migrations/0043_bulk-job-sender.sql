ALTER TABLE "bulk_job" ADD COLUMN "integration_id" text;--> statement-breakpoint
ALTER TABLE "bulk_job" ADD COLUMN "client_address" text;