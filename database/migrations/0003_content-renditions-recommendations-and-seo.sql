CREATE TABLE "content_item" (
	"id" text PRIMARY KEY NOT NULL,
	"content_key" text NOT NULL,
	"type_name" text NOT NULL,
	"type_label" text NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "content_item_content_key_unique" UNIQUE("content_key")
);
--> statement-breakpoint
CREATE TABLE "content_variant" (
	"item_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"url_name" text,
	"body" jsonb NOT NULL,
	CONSTRAINT "content_variant_item_id_language_pk" PRIMARY KEY("item_id","language")
);
--> statement-breakpoint
CREATE TABLE "featured_brand" (
	"category_id" text PRIMARY KEY NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "featured_product" (
	"product_id" text PRIMARY KEY NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_rendition" (
	"media_id" text NOT NULL,
	"width" integer NOT NULL,
	"mime_type" text NOT NULL,
	"body" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "media_rendition_media_id_width_mime_type_pk" PRIMARY KEY("media_id","width","mime_type")
);
--> statement-breakpoint
CREATE TABLE "product_view" (
	"viewer" text NOT NULL,
	"product_id" text NOT NULL,
	"views" integer DEFAULT 1 NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_view_viewer_product_id_pk" PRIMARY KEY("viewer","product_id")
);
--> statement-breakpoint
CREATE TABLE "sale" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"product_id" text NOT NULL,
	"buyer_id" text NOT NULL,
	"quantity" numeric NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seo_property" (
	"key" text PRIMARY KEY NOT NULL,
	"title" text,
	"description" text,
	"custom_head_tags" text,
	"is_indexed" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "purpose" text;--> statement-breakpoint
ALTER TABLE "content_variant" ADD CONSTRAINT "content_variant_item_id_content_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "featured_brand" ADD CONSTRAINT "featured_brand_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "featured_product" ADD CONSTRAINT "featured_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_rendition" ADD CONSTRAINT "media_rendition_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_item_published_at_index" ON "content_item" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "product_view_product_id_index" ON "product_view" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_view_viewed_at_index" ON "product_view" USING btree ("viewed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sale_order_id_product_id_index" ON "sale" USING btree ("order_id","product_id");--> statement-breakpoint
CREATE INDEX "sale_product_id_position_index" ON "sale" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "sale_buyer_id_position_index" ON "sale" USING btree ("buyer_id","position");