CREATE TABLE "bought_product" (
	"buyer_id" text NOT NULL,
	"product_id" text NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"order_count" integer NOT NULL,
	"last_ordered_at" timestamp with time zone NOT NULL,
	"last_order_id" text NOT NULL,
	"last_quantity" numeric NOT NULL,
	"last_unit_price" numeric NOT NULL,
	"currency_iso_code" text NOT NULL,
	CONSTRAINT "bought_product_buyer_id_product_id_pk" PRIMARY KEY("buyer_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "wishlist" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD COLUMN "quantity" numeric;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD COLUMN "updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
ALTER TABLE "bought_product" ADD CONSTRAINT "bought_product_last_order_id_order_summary_id_fk" FOREIGN KEY ("last_order_id") REFERENCES "public"."order_summary"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bought_product_last_order_id_index" ON "bought_product" USING btree ("last_order_id");--> statement-breakpoint
CREATE INDEX "bought_by_date" ON "bought_product" USING btree ("buyer_id","last_ordered_at","product_id");--> statement-breakpoint
CREATE INDEX "bought_by_count" ON "bought_product" USING btree ("buyer_id","order_count","product_id");--> statement-breakpoint
CREATE INDEX "bought_by_number" ON "bought_product" USING btree ("buyer_id",(upper("sku") collate "C"),"product_id");--> statement-breakpoint
CREATE INDEX "wishlist_account_id_created_at_index" ON "wishlist" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "wishlist_item_wishlist_id_position_created_at_id_index" ON "wishlist_item" USING btree ("wishlist_id","position","created_at","id");--> statement-breakpoint
UPDATE "wishlist_item" SET "position" = "numbered"."position" FROM (SELECT "id", row_number() OVER (PARTITION BY "wishlist_id" ORDER BY "created_at", "id") AS "position" FROM "wishlist_item") AS "numbered" WHERE "numbered"."id" = "wishlist_item"."id";--> statement-breakpoint
INSERT INTO "bought_product" ("buyer_id", "product_id", "sku", "name", "order_count", "last_ordered_at", "last_order_id", "last_quantity", "last_unit_price", "currency_iso_code")
SELECT DISTINCT ON ("buyer_id", "product_id") "buyer_id", "product_id", "sku", "name", count(*) OVER (PARTITION BY "buyer_id", "product_id"), "ordered_at", "order_id", "quantity", "unit_price", "currency_iso_code"
FROM (
	SELECT coalesce("order_summary"."account_id", "order_summary"."owner_id") AS "buyer_id", "order_item"."product_id", "order_summary"."id" AS "order_id", "order_summary"."ordered_at", "order_summary"."currency_iso_code", max("order_item"."sku") AS "sku", max("order_item"."name") AS "name", sum("order_item"."quantity") AS "quantity", max("order_item"."unit_price") AS "unit_price"
	FROM "order_item" INNER JOIN "order_summary" ON "order_summary"."id" = "order_item"."order_summary_id"
	WHERE coalesce("order_summary"."account_id", "order_summary"."owner_id") IS NOT NULL
	GROUP BY "order_summary"."id", "order_item"."product_id"
) AS "ordered"
ORDER BY "buyer_id", "product_id", "ordered_at" DESC;
