CREATE TABLE "change_history" (
	"serial" bigserial PRIMARY KEY NOT NULL,
	"id" text DEFAULT new_record_id('a0H') NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"user_id" text,
	"user_name" text,
	"integration_id" text,
	"account_id" text,
	"client_address" text,
	"request_id" text,
	"object_name" text NOT NULL,
	"record_id" text,
	"operation" text NOT NULL,
	"old_values" text,
	"new_values" text,
	"position" bigint,
	"hash" text,
	CONSTRAINT "change_history_id_unique" UNIQUE("id"),
	CONSTRAINT "change_history_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "change_history_end" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "change_history_end_one_row" CHECK ("change_history_end"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "permission_set_assignment" (
	"id" text DEFAULT new_record_id('0Pa') NOT NULL,
	"user_id" text NOT NULL,
	"permission_set_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "permission_set_assignment_user_id_permission_set_id_pk" PRIMARY KEY("user_id","permission_set_id"),
	CONSTRAINT "permission_set_assignment_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "permission_set_assignment" ADD CONSTRAINT "permission_set_assignment_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_history_object_name_record_id_index" ON "change_history" USING btree ("object_name","record_id");--> statement-breakpoint
CREATE INDEX "change_history_record_id_index" ON "change_history" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "change_history_user_id_index" ON "change_history" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "change_history_created_at_index" ON "change_history" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "change_history_unchained" ON "change_history" USING btree ("serial") WHERE hash is null;--> statement-breakpoint
CREATE VIEW "public"."permission_set" AS (select '0PSmhFX98oTnpUdGDJ'::text as id, 'Administrator'::text as name, 'Administrator'::text as label, 'Everything, and who may do what'::text as description, '2026-01-01Z'::timestamptz as created_at, '2026-01-01Z'::timestamptz as updated_at union all select '0PSMdTpXUuDlZEmONN'::text as id, 'Catalogue'::text as name, 'Catalogue'::text as label, 'Products, categories, and who may buy which products'::text as description, '2026-01-01Z'::timestamptz as created_at, '2026-01-01Z'::timestamptz as updated_at union all select '0PSiaDpRpQ2XytjGVC'::text as id, 'Customers'::text as name, 'Customers'::text as label, 'Accounts and buyer groups'::text as description, '2026-01-01Z'::timestamptz as created_at, '2026-01-01Z'::timestamptz as updated_at union all select '0PSjtFHO9PvRqDmGXK'::text as id, 'Marketing'::text as name, 'Marketing'::text as label, 'Promotions, forms that visitors send, and how often the shop is visited'::text as description, '2026-01-01Z'::timestamptz as created_at, '2026-01-01Z'::timestamptz as updated_at union all select '0PSNHBUVQv3Ul9C4PS'::text as id, 'OrderDesk'::text as name, 'Order Desk'::text as label, 'Orders, their payments and deliveries'::text as description, '2026-01-01Z'::timestamptz as created_at, '2026-01-01Z'::timestamptz as updated_at union all select '0PSKRu6vw9r4AFL4A2'::text as id, 'Prices'::text as name, 'Prices'::text as label, 'Price books, prices, and who pays which'::text as description, '2026-01-01Z'::timestamptz as created_at, '2026-01-01Z'::timestamptz as updated_at union all select '0PS08vs1qUPxo9NGQR'::text as id, 'SiteBuilder'::text as name, 'Site Builder'::text as label, 'Pages, pictures and settings of the site'::text as description, '2026-01-01Z'::timestamptz as created_at, '2026-01-01Z'::timestamptz as updated_at union all select '0PSR97tXp8OCcJIOE1'::text as id, 'Stock'::text as name, 'Stock'::text as label, 'Locations and what is in stock there'::text as description, '2026-01-01Z'::timestamptz as created_at, '2026-01-01Z'::timestamptz as updated_at);--> statement-breakpoint
-- Written by hand from here on. The administrators and site builders so far.
INSERT INTO "permission_set_assignment" ("user_id", "permission_set_id")
	SELECT "user"."id", "permission_set"."id" FROM "user" JOIN "permission_set"
	ON "permission_set"."name" = CASE "user"."role" WHEN 'admin' THEN 'Administrator' WHEN 'site-builder' THEN 'SiteBuilder' END;--> statement-breakpoint
CREATE TRIGGER "permission_set_assignment_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "permission_set_assignment" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('customers');--> statement-breakpoint
-- What the hash of an entry is made of: each value after its length in bytes, so that no two contents look the same.
CREATE FUNCTION "change_history_content"(entry "change_history", previous text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT concat_ws(',',
		coalesce(octet_length(previous)::text || ':' || previous, '-'),
		coalesce(octet_length(entry."position"::text)::text || ':' || entry."position"::text, '-'),
		coalesce(octet_length(entry."id")::text || ':' || entry."id", '-'),
		coalesce(octet_length(to_char(entry."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text || ':' || to_char(entry."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), '-'),
		coalesce(octet_length(entry."user_id")::text || ':' || entry."user_id", '-'),
		coalesce(octet_length(entry."user_name")::text || ':' || entry."user_name", '-'),
		coalesce(octet_length(entry."integration_id")::text || ':' || entry."integration_id", '-'),
		coalesce(octet_length(entry."account_id")::text || ':' || entry."account_id", '-'),
		coalesce(octet_length(entry."client_address")::text || ':' || entry."client_address", '-'),
		coalesce(octet_length(entry."request_id")::text || ':' || entry."request_id", '-'),
		coalesce(octet_length(entry."object_name")::text || ':' || entry."object_name", '-'),
		coalesce(octet_length(entry."record_id")::text || ':' || entry."record_id", '-'),
		coalesce(octet_length(entry."operation")::text || ':' || entry."operation", '-'),
		coalesce(octet_length(entry."old_values")::text || ':' || entry."old_values", '-'),
		coalesce(octet_length(entry."new_values")::text || ':' || entry."new_values", '-'))
$$;--> statement-breakpoint
-- At the end of a transaction, the first of its entries lets all of them into the chain. Whoever comes next waits here
-- until the transaction is committed, and for nothing else: all other locks have been taken by then.
CREATE FUNCTION "chain_change_history"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	entry "change_history";
	last_position bigint;
	last_hash text;
BEGIN
	IF NOT EXISTS (SELECT FROM "change_history" WHERE "serial" = NEW."serial" AND "hash" IS NULL) THEN
		RETURN NULL;
	END IF;
	INSERT INTO "change_history_end" ("id", "position", "hash") VALUES (1, 0, '') ON CONFLICT DO NOTHING;
	SELECT "position", "hash" INTO last_position, last_hash FROM "change_history_end" FOR UPDATE;
	FOR entry IN SELECT * FROM "change_history" WHERE "hash" IS NULL ORDER BY "serial" LOOP
		last_position := last_position + 1;
		entry."position" := last_position;
		last_hash := encode(sha256(convert_to("change_history_content"(entry, last_hash), 'UTF8')), 'hex');
		UPDATE "change_history" SET "position" = last_position, "hash" = last_hash WHERE "serial" = entry."serial";
	END LOOP;
	UPDATE "change_history_end" SET "position" = last_position, "hash" = last_hash;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "change_history_chained" AFTER INSERT ON "change_history" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "chain_change_history"();
