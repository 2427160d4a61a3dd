-- The default of a column that is added is the same for all rows, so that no table is written anew for it.
ALTER TABLE "product_media" ADD COLUMN "id" text DEFAULT new_record_id('a03') NOT NULL;--> statement-breakpoint
ALTER TABLE "product_media" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "product_media" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "product_media" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "product_media" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "location_group" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "location_group" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "location_group" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "location_group" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "location_group_member" ADD COLUMN "id" text DEFAULT new_record_id('a05') NOT NULL;--> statement-breakpoint
ALTER TABLE "location_group_member" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "location_group_member" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "location_group_member" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "location_group_member" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "location_group_member" ADD CONSTRAINT "location_group_member_id_unique" UNIQUE("id");--> statement-breakpoint
CREATE VIEW "public"."electronic_media_group" AS (select '2mgUmAmUXTrprhtI3A'::text as id, 'Listing'::text as usage, 'productListImage'::text as developer_name, 'List images'::text as label, '2026-01-01Z'::timestamptz as created_at, '2026-01-01Z'::timestamptz as updated_at union all select '2mgytiDrcENiltrASB'::text as id, 'Standard'::text as usage, 'productDetailImage'::text as developer_name, 'Product detail images'::text as label, '2026-01-01Z'::timestamptz as created_at, '2026-01-01Z'::timestamptz as updated_at union all select '2mgAznOLIjbuskuIOA'::text as id, 'Attachment'::text as usage, 'attachment'::text as developer_name, 'Attachments'::text as label, '2026-01-01Z'::timestamptz as created_at, '2026-01-01Z'::timestamptz as updated_at);--> statement-breakpoint
CREATE VIEW "public"."promotion_buyer_group" AS (select 'a04' || left(md5(promotion.id || ':' || listed.id), 12) || 'AAA' as id, promotion.id as promotion_id, case left(listed.id, 3) when '01t' then 'Product' when '0ZG' then 'ProductCategory' else 'BuyerGroup' end as type, listed.id as target_id, promotion.created_at, promotion.updated_at from promotion cross join lateral unnest(coalesce(promotion.buyer_group_ids, '{}')) as listed(id));--> statement-breakpoint
CREATE VIEW "public"."promotion_qualifier" AS (select '0kU' || left(md5(promotion.id || ':' || listed.id), 12) || 'EAA' as id, promotion.id as promotion_id, case left(listed.id, 3) when '01t' then 'Product' when '0ZG' then 'ProductCategory' else 'BuyerGroup' end as type, listed.id as target_id, promotion.created_at, promotion.updated_at from promotion cross join lateral unnest(coalesce(promotion.qualifying_product_ids, '{}') || coalesce(promotion.qualifying_category_ids, '{}')) as listed(id));--> statement-breakpoint
CREATE VIEW "public"."promotion_target" AS (select '2Pt' || left(md5(promotion.id || ':' || listed.id), 12) || 'CAA' as id, promotion.id as promotion_id, case left(listed.id, 3) when '01t' then 'Product' when '0ZG' then 'ProductCategory' else 'BuyerGroup' end as type, listed.id as target_id, promotion.created_at, promotion.updated_at from promotion cross join lateral unnest(coalesce(promotion.product_ids, '{}') || coalesce(promotion.category_ids, '{}')) as listed(id));--> statement-breakpoint
CREATE TRIGGER "product_media_update_timed" BEFORE UPDATE ON "product_media" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "location_group_update_timed" BEFORE UPDATE ON "location_group" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "location_group_member_update_timed" BEFORE UPDATE ON "location_group_member" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();--> statement-breakpoint
CREATE TRIGGER "media_update_timed" BEFORE UPDATE ON "media" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "note_update_time"();
