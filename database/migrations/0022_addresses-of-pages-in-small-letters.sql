-- Two pages no longer differ by the case of their paths' letters alone. Where some do, one of them gets the path in small letters: the one that has it, or that visitors see, or the oldest. The others keep theirs, at which they are still found.
WITH "ranked" AS (
	SELECT "id", row_number() OVER (PARTITION BY lower("path" COLLATE "C") ORDER BY "path" = lower("path" COLLATE "C") DESC, "published_version" IS NULL, "created_at", "id") AS "place" FROM "page" WHERE "deleted_at" IS NULL
)
UPDATE "page" SET "path" = lower("page"."path" COLLATE "C") FROM "ranked" WHERE "ranked"."id" = "page"."id" AND "ranked"."place" = 1 AND "page"."path" <> lower("page"."path" COLLATE "C");--> statement-breakpoint
UPDATE "page" SET "path" = lower("path" COLLATE "C") WHERE "deleted_at" IS NOT NULL AND "path" <> lower("path" COLLATE "C");--> statement-breakpoint
-- Where a page answers, nothing leads to another one.
DELETE FROM "page_redirect" USING "page" WHERE "page"."deleted_at" IS NULL AND lower("page"."path" COLLATE "C") = lower("page_redirect"."path" COLLATE "C");--> statement-breakpoint
DELETE FROM "page_redirect" AS "older" USING "page_redirect" AS "newer" WHERE lower("older"."path" COLLATE "C") = lower("newer"."path" COLLATE "C") AND ("older"."created_at", "older"."path") < ("newer"."created_at", "newer"."path");--> statement-breakpoint
UPDATE "page_redirect" SET "path" = lower("path" COLLATE "C") WHERE "path" <> lower("path" COLLATE "C");
