DROP INDEX "change_history_object_name_record_id_index";--> statement-breakpoint
CREATE INDEX "change_history_object_name_position_index" ON "change_history" USING btree ("object_name","position");--> statement-breakpoint
-- Written by hand from here on. The content of an entry without the hash before it, which alone depends on other
-- entries: so that of many entries is made at once.
CREATE FUNCTION "change_history_values"("position" bigint, "id" text, "created_at" timestamptz, "user_id" text, "user_name" text, "integration_id" text, "account_id" text, "client_address" text, "request_id" text, "object_name" text, "record_id" text, "operation" text, "old_values" text, "new_values" text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT concat_ws(',',
		coalesce(octet_length("position"::text)::text || ':' || "position"::text, '-'),
		coalesce(octet_length("id")::text || ':' || "id", '-'),
		coalesce(octet_length(to_char("created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text || ':' || to_char("created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), '-'),
		coalesce(octet_length("user_id")::text || ':' || "user_id", '-'),
		coalesce(octet_length("user_name")::text || ':' || "user_name", '-'),
		coalesce(octet_length("integration_id")::text || ':' || "integration_id", '-'),
		coalesce(octet_length("account_id")::text || ':' || "account_id", '-'),
		coalesce(octet_length("client_address")::text || ':' || "client_address", '-'),
		coalesce(octet_length("request_id")::text || ':' || "request_id", '-'),
		coalesce(octet_length("object_name")::text || ':' || "object_name", '-'),
		coalesce(octet_length("record_id")::text || ':' || "record_id", '-'),
		coalesce(octet_length("operation")::text || ':' || "operation", '-'),
		coalesce(octet_length("old_values")::text || ':' || "old_values", '-'),
		coalesce(octet_length("new_values")::text || ':' || "new_values", '-'))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "change_history_content"(entry "change_history", previous text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT concat_ws(',',
		coalesce(octet_length(previous)::text || ':' || previous, '-'),
		"change_history_values"(entry."position", entry."id", entry."created_at", entry."user_id", entry."user_name", entry."integration_id", entry."account_id", entry."client_address", entry."request_id", entry."object_name", entry."record_id", entry."operation", entry."old_values", entry."new_values"))
$$;--> statement-breakpoint
-- The hash of an entry from the one before it, or from the one given where there is none, and its content.
CREATE FUNCTION "chain_change_history_hash"(previous text, given text, content text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
	IF previous IS NULL THEN previous := given; END IF;
	RETURN encode(sha256(convert_to(octet_length(previous) || ':' || previous || ',' || content, 'UTF8')), 'hex');
END
$$;--> statement-breakpoint
-- As a window function in the order of entries: the hash of each.
CREATE AGGREGATE "change_history_hash"(given text, content text) (SFUNC = "chain_change_history_hash", STYPE = text);--> statement-breakpoint
DROP TRIGGER "change_history_chained" ON "change_history";--> statement-breakpoint
-- Only for entries that are inserted without a place: a statement that inserts many gives them theirs.
CREATE CONSTRAINT TRIGGER "change_history_chained" AFTER INSERT ON "change_history" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."hash" IS NULL) EXECUTE FUNCTION "chain_change_history"();
