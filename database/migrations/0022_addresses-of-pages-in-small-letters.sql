-- Two pages no longer differ by the case of their paths' letters alone. Where some do, one of them gets the path in small letters: the one that has it, or that visitors see, or the oldest. The others keep theirs, at which they are still found.
WITH "ranked" AS (
	SELECT "id", row_number() OVER (PARTITION BY lower("path") ORDER BY "path" = lower("path") DESC, "published_version" IS NULL, "created_at", "id") AS "place" FROM "page" WHERE "deleted_at" IS NULL
)
UPDATE "page" SET "path" = lower("page"."path") FROM "ranked" WHERE "ranked"."id" = "page"."id" AND "ranked"."place" = 1 AND "page"."path" <> lower("page"."path");--> statement-breakpoint
UPDATE "page" SET "path" = lower("path") WHERE "deleted_at" IS NOT NULL AND "path" <> lower("path");--> statement-breakpoint
-- Where a page answers, nothing leads to another one.
DELETE FROM "page_redirect" USING "page" WHERE "page"."deleted_at" IS NULL AND lower("page"."path") = lower("page_redirect"."path");--> statement-breakpoint
DELETE FROM "page_redirect" AS "older" USING "page_redirect" AS "newer" WHERE lower("older"."path") = lower("newer"."path") AND ("older"."created_at", "older"."path") < ("newer"."created_at", "newer"."path");--> statement-breakpoint
UPDATE "page_redirect" SET "path" = lower("path") WHERE "path" <> lower("path");
