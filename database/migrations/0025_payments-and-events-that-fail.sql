DROP INDEX "outbox_event_waiting";--> statement-breakpoint
ALTER TABLE "webstore" ALTER COLUMN "reservation_seconds" SET DEFAULT 14400;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "last_failure" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "next_attempt_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "needs_attention_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox_event" ADD COLUMN "last_failure" text;--> statement-breakpoint
ALTER TABLE "outbox_event" ADD COLUMN "holds_queue_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox_event" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payment_needs_attention" ON "payment" USING btree ("needs_attention_at") WHERE needs_attention_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_event_of_record" ON "outbox_event" USING btree ("record_id","position") WHERE delivered_at is null and given_up_at is null;--> statement-breakpoint
CREATE INDEX "outbox_event_given_up" ON "outbox_event" USING btree ("position") WHERE given_up_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_event_waiting" ON "outbox_event" USING btree ("position") WHERE delivered_at is null and given_up_at is null;