ALTER TABLE "payment" ADD COLUMN "notice" text;--> statement-breakpoint
ALTER TABLE "order_summary" ADD COLUMN "approval" text DEFAULT 'NotRequired' NOT NULL;--> statement-breakpoint
UPDATE "payment" SET "notice" = "last_failure", "last_failure" = NULL WHERE "attempts" = 0 AND "needs_attention_at" IS NOT NULL AND "last_failure" IS NOT NULL;
