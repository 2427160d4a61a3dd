CREATE TABLE "integration" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"client_id" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "integration_client_id_unique" UNIQUE("client_id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_try" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "address" ADD COLUMN "fields" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "integration_id" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
ALTER TABLE "integration" ADD CONSTRAINT "integration_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "integration_user_id_index" ON "integration" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_try_window_ends_at_index" ON "sign_in_try" USING btree ("window_ends_at");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_integration_id_integration_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."integration"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_integration_id_index" ON "session" USING btree ("integration_id");--> statement-breakpoint
CREATE INDEX "session_expires_at_index" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE FUNCTION "tell_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('hydrant_change', TG_ARGV[0] || ' ' || pg_current_xact_id()::text);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "tell_session_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('hydrant_change', 'session:' || OLD."id" || ' ' || pg_current_xact_id()::text);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "webstore_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "webstore" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('webstore');--> statement-breakpoint
CREATE TRIGGER "user_changed" AFTER UPDATE OR DELETE OR TRUNCATE ON "user" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('customers');--> statement-breakpoint
CREATE TRIGGER "account_changed" AFTER UPDATE OR DELETE OR TRUNCATE ON "account" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('customers');--> statement-breakpoint
CREATE TRIGGER "account_member_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "account_member" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('customers');--> statement-breakpoint
CREATE TRIGGER "managed_account_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "managed_account" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('customers');--> statement-breakpoint
CREATE TRIGGER "buyer_group_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "buyer_group" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('customers');--> statement-breakpoint
CREATE TRIGGER "buyer_group_member_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "buyer_group_member" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('customers');--> statement-breakpoint
CREATE TRIGGER "session_changed" AFTER UPDATE OF "token", "user_id", "expires_at" ON "session" FOR EACH ROW EXECUTE FUNCTION "tell_session_change"();--> statement-breakpoint
CREATE TRIGGER "session_ended" AFTER DELETE ON "session" FOR EACH ROW EXECUTE FUNCTION "tell_session_change"();--> statement-breakpoint
CREATE TRIGGER "sessions_emptied" AFTER TRUNCATE ON "session" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('customers');
