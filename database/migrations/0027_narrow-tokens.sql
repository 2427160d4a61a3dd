ALTER TABLE "integration" ADD COLUMN "scope" text DEFAULT 'api' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "scope" text DEFAULT 'api' NOT NULL;