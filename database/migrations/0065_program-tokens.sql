ALTER TABLE "integration" ALTER COLUMN "client_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "integration" ADD COLUMN "last_address" text;--> statement-breakpoint
ALTER TABLE "integration" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "is_of_program" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "integration_token" ON "integration" USING btree ("secret_hash") WHERE "integration"."client_id" is null;--> statement-breakpoint
CREATE INDEX "session_of_program" ON "session" USING btree ("created_at") WHERE "session"."is_of_program";--> statement-breakpoint
CREATE TRIGGER "integration_changed" AFTER UPDATE OF "user_id", "client_id", "secret_hash", "scope", "expires_at" ON "integration" FOR EACH ROW EXECUTE FUNCTION "tell_session_change"();--> statement-breakpoint
CREATE TRIGGER "integration_ended" AFTER DELETE ON "integration" FOR EACH ROW EXECUTE FUNCTION "tell_session_change"();--> statement-breakpoint
CREATE TRIGGER "integrations_emptied" AFTER TRUNCATE ON "integration" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('customers');
