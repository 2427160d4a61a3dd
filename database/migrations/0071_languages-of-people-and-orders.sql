ALTER TABLE "registration_request" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "order_summary" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "language" text;