CREATE TABLE "gateway_event" (
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "gateway_event_gateway_event_id_pk" PRIMARY KEY("gateway","event_id")
);
--> statement-breakpoint
CREATE TABLE "stripe_payment_intent" (
	"key" text PRIMARY KEY NOT NULL,
	"intent_id" text,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"amount" numeric NOT NULL,
	"currency_iso_code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "stripe_payment_intent_intent_id_unique" UNIQUE("intent_id")
);
--> statement-breakpoint
CREATE INDEX "gateway_event_created_at" ON "gateway_event" USING btree ("created_at");