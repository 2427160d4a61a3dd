CREATE TABLE "outbox_mail" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"record_id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"delivered_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_failure" text,
	"not_before" timestamp with time zone,
	"holds_queue_until" timestamp with time zone,
	"given_up_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "outbox_mail_waiting" ON "outbox_mail" USING btree ("position") WHERE delivered_at is null and given_up_at is null;--> statement-breakpoint
CREATE INDEX "outbox_mail_of_record" ON "outbox_mail" USING btree ("record_id","position") WHERE delivered_at is null and given_up_at is null;--> statement-breakpoint
CREATE INDEX "outbox_mail_given_up" ON "outbox_mail" USING btree ("position") WHERE given_up_at is not null;