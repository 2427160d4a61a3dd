ALTER TABLE "cart" ADD COLUMN "priced_version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "webstore" ADD COLUMN "base_version" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "webstore" SET "base_version" = "catalog_version";--> statement-breakpoint
-- The version for a change of anything but entries of price books.
CREATE OR REPLACE FUNCTION "move_catalog_version"() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	base text := current_setting('hydrant.base_version', true);
	version bigint;
BEGIN
	-- Once in a transaction: what it changes becomes visible at once.
	IF coalesce(base, '') <> '' THEN RETURN base::bigint; END IF;
	version := "move_price_version"();
	IF version = 0 THEN RETURN 0; END IF;
	UPDATE "webstore" SET "base_version" = version;
	PERFORM set_config('hydrant.base_version', version::text, true);
	RETURN version;
END
$$;--> statement-breakpoint
-- The version for a change of entries of price books; "catalogue_change" has the products of these entries.
CREATE FUNCTION "move_price_version"() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	moved text := current_setting('hydrant.catalog_version', true);
	version bigint;
BEGIN
	IF coalesce(moved, '') <> '' THEN RETURN moved::bigint; END IF;
	UPDATE "webstore" SET "catalog_version" = "catalog_version" + 1 RETURNING "catalog_version" INTO version;
	IF version IS NULL THEN RETURN 0; END IF;
	PERFORM set_config('hydrant.catalog_version', version::text, true);
	RETURN version;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_product_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed text := CASE TG_OP WHEN 'INSERT' THEN 'SELECT * FROM newly' WHEN 'DELETE' THEN 'SELECT * FROM formerly' ELSE 'SELECT * FROM newly UNION ALL SELECT * FROM formerly' END;
	ids text[];
	moved bigint;
BEGIN
	EXECUTE format('SELECT array_agg(DISTINCT %I) FROM (%s) AS rows', TG_ARGV[0], changed) INTO ids;
	IF ids IS NULL THEN RETURN NULL; END IF;
	moved := CASE TG_TABLE_NAME WHEN 'price_book_entry' THEN "move_price_version"() ELSE "move_catalog_version"() END;
	INSERT INTO "catalogue_change" AS kept ("product_id", "version")
	SELECT id, moved FROM unnest(ids) AS id
	ON CONFLICT ("product_id") DO UPDATE SET "version" = excluded."version" WHERE kept."version" < excluded."version";
	RETURN NULL;
END
$$;
