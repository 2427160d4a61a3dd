CREATE TABLE "signing_secret" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "signing_secret_one_row" CHECK ("signing_secret"."id" = 1)
);
