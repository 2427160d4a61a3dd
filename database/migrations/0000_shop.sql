CREATE SEQUENCE "public"."order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"account_number" text,
	"street" text,
	"city" text,
	"state" text,
	"zip" text,
	"country" text,
	"is_tax_exempt" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "account_account_number_unique" UNIQUE("account_number")
);
--> statement-breakpoint
CREATE TABLE "account_member" (
	"user_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "buyer_group" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_guest" boolean DEFAULT false NOT NULL,
	CONSTRAINT "buyer_group_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "buyer_group_member" (
	"buyer_group_id" text NOT NULL,
	"account_id" text NOT NULL,
	CONSTRAINT "buyer_group_member_buyer_group_id_account_id_pk" PRIMARY KEY("buyer_group_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "managed_account" (
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	CONSTRAINT "managed_account_user_id_account_id_pk" PRIMARY KEY("user_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "address" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"address_type" text NOT NULL,
	"name" text NOT NULL,
	"first_name" text,
	"middle_name" text,
	"last_name" text,
	"company_name" text,
	"street" text,
	"city" text,
	"region" text,
	"postal_code" text,
	"country" text NOT NULL,
	"phone_number" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"id" text PRIMARY KEY NOT NULL,
	"webstore_id" text NOT NULL,
	"account_id" text,
	"owner_id" text,
	"guest_key" text,
	"name" text NOT NULL,
	"type" text DEFAULT 'Cart' NOT NULL,
	"status" text DEFAULT 'Active' NOT NULL,
	"is_secondary" boolean DEFAULT false NOT NULL,
	"currency_iso_code" text NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"line_count" integer DEFAULT 0 NOT NULL,
	"product_count" numeric DEFAULT '0' NOT NULL,
	"list_total" numeric DEFAULT '0' NOT NULL,
	"sales_total" numeric DEFAULT '0' NOT NULL,
	"item_adjustment_total" numeric DEFAULT '0' NOT NULL,
	"tax_total" numeric DEFAULT '0' NOT NULL,
	"net_by_rate" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reduction_by_promotion" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"priced_for" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_item" (
	"id" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"product_id" text NOT NULL,
	"delivery_group_id" text NOT NULL,
	"selling_model_id" text,
	"subscription_term" integer,
	"name" text NOT NULL,
	"quantity" numeric NOT NULL,
	"list_price" numeric NOT NULL,
	"sales_price" numeric,
	"total_list_price" numeric NOT NULL,
	"total_sales_price" numeric NOT NULL,
	"item_adjustment" numeric DEFAULT '0' NOT NULL,
	"reductions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"total_tax" numeric DEFAULT '0' NOT NULL,
	"tax_rate_percent" numeric DEFAULT '0' NOT NULL,
	"error_code" text,
	"error_message" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_group" (
	"id" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"delivery_address" jsonb,
	"delivery_method_id" text,
	"desired_delivery_date" timestamp with time zone,
	"shipping_instructions" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_method" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"carrier" text,
	"class_of_service" text,
	"currency_iso_code" text NOT NULL,
	"base_fee" numeric NOT NULL,
	"free_from_amount" numeric,
	"countries" text[] NOT NULL,
	"transit_time_min" integer,
	"transit_time_max" integer,
	"transit_time_unit" text,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attribute_definition" (
	"api_name" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"data_type" text DEFAULT 'text' NOT NULL,
	"is_facet" boolean DEFAULT false NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"ancestor_ids" text[] NOT NULL,
	"path_key" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"url_name" text,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"is_navigational" boolean DEFAULT true NOT NULL,
	"tile_media_id" text,
	"banner_media_id" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "category_path_key_unique" UNIQUE("path_key")
);
--> statement-breakpoint
CREATE TABLE "entitlement_buyer_group" (
	"policy_id" text NOT NULL,
	"buyer_group_id" text NOT NULL,
	CONSTRAINT "entitlement_buyer_group_policy_id_buyer_group_id_pk" PRIMARY KEY("policy_id","buyer_group_id")
);
--> statement-breakpoint
CREATE TABLE "entitlement_policy" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"can_view_price" boolean DEFAULT true NOT NULL,
	"includes_new_products" boolean DEFAULT false NOT NULL,
	CONSTRAINT "entitlement_policy_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "entitlement_product" (
	"policy_id" text NOT NULL,
	"product_id" text NOT NULL,
	CONSTRAINT "entitlement_product_policy_id_product_id_pk" PRIMARY KEY("policy_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" text PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"product_code" text,
	"part_number_key" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"url_name" text,
	"product_class" text NOT NULL,
	"family" text,
	"brand" text,
	"unit_of_measure" text,
	"pack_text" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_quote_only" boolean DEFAULT false NOT NULL,
	"parent_id" text,
	"minimum_quantity" numeric,
	"maximum_quantity" numeric,
	"quantity_increment" numeric,
	"attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"variation_values" jsonb,
	"tax_treatment" text DEFAULT 'standard' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('simple', sku), 'A') || setweight(to_tsvector('english', search_text), 'C')) STORED,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "product_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"product_id" text NOT NULL,
	"category_id" text NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_category_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "product_component" (
	"parent_id" text NOT NULL,
	"child_id" text NOT NULL,
	"default_quantity" numeric NOT NULL,
	"is_required" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_component_parent_id_child_id_pk" PRIMARY KEY("parent_id","child_id")
);
--> statement-breakpoint
CREATE TABLE "product_media" (
	"product_id" text NOT NULL,
	"media_id" text NOT NULL,
	"usage" text NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_media_product_id_usage_media_id_pk" PRIMARY KEY("product_id","usage","media_id")
);
--> statement-breakpoint
CREATE TABLE "product_relation" (
	"product_id" text NOT NULL,
	"related_product_id" text NOT NULL,
	"relationship_type" text NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_relation_product_id_related_product_id_relationship_type_pk" PRIMARY KEY("product_id","related_product_id","relationship_type")
);
--> statement-breakpoint
CREATE TABLE "product_selling_model" (
	"product_id" text NOT NULL,
	"selling_model_id" text NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_selling_model_product_id_selling_model_id_pk" PRIMARY KEY("product_id","selling_model_id")
);
--> statement-breakpoint
CREATE TABLE "selling_model" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"selling_model_type" text NOT NULL,
	"pricing_term" integer,
	"pricing_term_unit" text,
	"minimum_term" integer,
	"maximum_term" integer,
	"term_increment" integer
);
--> statement-breakpoint
CREATE TABLE "variation_attribute" (
	"parent_id" text NOT NULL,
	"api_name" text NOT NULL,
	"label" text NOT NULL,
	"sequence" integer NOT NULL,
	"view_type" text NOT NULL,
	"options" jsonb NOT NULL,
	CONSTRAINT "variation_attribute_parent_id_api_name_pk" PRIMARY KEY("parent_id","api_name")
);
--> statement-breakpoint
CREATE TABLE "checkout" (
	"id" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"status" text DEFAULT 'Open' NOT NULL,
	"contact_info" jsonb,
	"order_reference_number" text,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" text PRIMARY KEY NOT NULL,
	"checkout_id" text NOT NULL,
	"request_type" text NOT NULL,
	"status" text NOT NULL,
	"purchase_order_number" text,
	"gateway_reference" text,
	"amount" numeric,
	"currency_iso_code" text NOT NULL,
	"billing_address" jsonb,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page" (
	"id" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"published_version" integer,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "page_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "page_version" (
	"id" text PRIMARY KEY NOT NULL,
	"page_id" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"document" jsonb NOT NULL,
	"author_id" text,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inventory_level" (
	"product_id" text NOT NULL,
	"location_id" text NOT NULL,
	"on_hand" numeric NOT NULL,
	"safety_stock" numeric DEFAULT '0' NOT NULL,
	CONSTRAINT "inventory_level_product_id_location_id_pk" PRIMARY KEY("product_id","location_id")
);
--> statement-breakpoint
CREATE TABLE "inventory_reservation" (
	"id" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"product_id" text NOT NULL,
	"location_id" text NOT NULL,
	"quantity" numeric NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "location" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "location_group" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "location_group_member" (
	"location_group_id" text NOT NULL,
	"location_id" text NOT NULL,
	CONSTRAINT "location_group_member_location_group_id_location_id_pk" PRIMARY KEY("location_group_id","location_id")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"content_key" text NOT NULL,
	"title" text NOT NULL,
	"alternate_text" text DEFAULT '' NOT NULL,
	"media_type" text NOT NULL,
	"mime_type" text,
	"body" "bytea",
	"external_url" text,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "media_content_key_unique" UNIQUE("content_key"),
	CONSTRAINT "media_external_url_unique" UNIQUE("external_url")
);
--> statement-breakpoint
CREATE TABLE "order_allocation" (
	"id" text PRIMARY KEY NOT NULL,
	"order_item_id" text NOT NULL,
	"product_id" text NOT NULL,
	"location_id" text NOT NULL,
	"quantity" numeric NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_item" (
	"id" text PRIMARY KEY NOT NULL,
	"order_summary_id" text NOT NULL,
	"line_number" integer NOT NULL,
	"product_id" text NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"quantity" numeric NOT NULL,
	"list_price" numeric NOT NULL,
	"unit_price" numeric NOT NULL,
	"total_adjustment" numeric NOT NULL,
	"total_price" numeric NOT NULL,
	"total_tax" numeric NOT NULL,
	"selling_model_id" text,
	"subscription_term" integer,
	"variation_values" jsonb
);
--> statement-breakpoint
CREATE TABLE "order_summary" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"reference_number" text NOT NULL,
	"checkout_id" text NOT NULL,
	"cart_id" text NOT NULL,
	"account_id" text,
	"owner_id" text,
	"owner_name" text,
	"contact_info" jsonb,
	"status" text NOT NULL,
	"currency_iso_code" text NOT NULL,
	"purchase_order_number" text,
	"total_list_amount" numeric NOT NULL,
	"total_product_amount" numeric NOT NULL,
	"total_adjustment_amount" numeric NOT NULL,
	"total_delivery_amount" numeric NOT NULL,
	"total_tax_amount" numeric NOT NULL,
	"grand_total_amount" numeric NOT NULL,
	"delivery_address" jsonb,
	"billing_address" jsonb,
	"delivery_group_id" text NOT NULL,
	"delivery_method_id" text,
	"delivery_method_name" text,
	"shipping_instructions" text,
	"desired_delivery_date" timestamp with time zone,
	"adjustments" jsonb NOT NULL,
	"payment_method" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "order_summary_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "order_summary_reference_number_unique" UNIQUE("reference_number"),
	CONSTRAINT "order_summary_checkout_id_unique" UNIQUE("checkout_id")
);
--> statement-breakpoint
CREATE TABLE "outbox_event" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"record_id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "adjustment_schedule" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"adjustment_method" text NOT NULL,
	"schedule_type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "adjustment_tier" (
	"id" text PRIMARY KEY NOT NULL,
	"schedule_id" text NOT NULL,
	"lower_bound" numeric NOT NULL,
	"upper_bound" numeric,
	"adjustment_type" text NOT NULL,
	"adjustment_value" numeric NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_book" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_original" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"priority" integer DEFAULT 100 NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_to" timestamp with time zone,
	CONSTRAINT "price_book_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "price_book_buyer_group" (
	"price_book_id" text NOT NULL,
	"buyer_group_id" text NOT NULL,
	CONSTRAINT "price_book_buyer_group_price_book_id_buyer_group_id_pk" PRIMARY KEY("price_book_id","buyer_group_id")
);
--> statement-breakpoint
CREATE TABLE "price_book_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"price_book_id" text NOT NULL,
	"product_id" text NOT NULL,
	"selling_model_id" text,
	"currency_iso_code" text NOT NULL,
	"unit_price" numeric NOT NULL,
	"adjustment_schedule_id" text
);
--> statement-breakpoint
CREATE TABLE "cart_coupon" (
	"id" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"coupon_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"id" text PRIMARY KEY NOT NULL,
	"promotion_id" text NOT NULL,
	"code" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"redemption_limit" integer,
	"redemptions" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupon_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"terms_and_conditions" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_exclusive" boolean DEFAULT false NOT NULL,
	"requires_coupon" boolean DEFAULT false NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"target_type" text NOT NULL,
	"adjustment_type" text NOT NULL,
	"adjustment_value" numeric NOT NULL,
	"currency_iso_code" text,
	"minimum_amount" numeric,
	"category_ids" text[],
	"product_ids" text[],
	"buyer_group_ids" text[],
	"parameters" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credential" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"first_name" text,
	"last_name" text,
	"phone_number" text,
	"role" text DEFAULT 'buyer' NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_rate" (
	"id" text PRIMARY KEY NOT NULL,
	"treatment" text NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"state" text,
	"rate_percent" numeric NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webstore" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"site_id" text NOT NULL,
	"community_id" text NOT NULL,
	"channel_id" text NOT NULL,
	"guest_user_id" text NOT NULL,
	"country" text NOT NULL,
	"default_currency" text NOT NULL,
	"supported_currencies" text[] NOT NULL,
	"shipping_countries" text[] NOT NULL,
	"tax_type" text NOT NULL,
	"pricing_strategy" text NOT NULL,
	"guest_browsing_enabled" boolean NOT NULL,
	"guest_cart_enabled" boolean NOT NULL,
	"guest_checkout_enabled" boolean NOT NULL,
	"guest_maximum_quantity" text NOT NULL,
	"inventory_location_group_id" text,
	"reservation_seconds" bigint NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"catalog_version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_member" ADD CONSTRAINT "account_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_member" ADD CONSTRAINT "account_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_group_member" ADD CONSTRAINT "buyer_group_member_buyer_group_id_buyer_group_id_fk" FOREIGN KEY ("buyer_group_id") REFERENCES "public"."buyer_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_group_member" ADD CONSTRAINT "buyer_group_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_account" ADD CONSTRAINT "managed_account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_account" ADD CONSTRAINT "managed_account_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_delivery_group_id_delivery_group_id_fk" FOREIGN KEY ("delivery_group_id") REFERENCES "public"."delivery_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_group" ADD CONSTRAINT "delivery_group_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_group" ADD CONSTRAINT "delivery_group_delivery_method_id_delivery_method_id_fk" FOREIGN KEY ("delivery_method_id") REFERENCES "public"."delivery_method"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_tile_media_id_media_id_fk" FOREIGN KEY ("tile_media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_banner_media_id_media_id_fk" FOREIGN KEY ("banner_media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlement_buyer_group" ADD CONSTRAINT "entitlement_buyer_group_policy_id_entitlement_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."entitlement_policy"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlement_buyer_group" ADD CONSTRAINT "entitlement_buyer_group_buyer_group_id_buyer_group_id_fk" FOREIGN KEY ("buyer_group_id") REFERENCES "public"."buyer_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlement_product" ADD CONSTRAINT "entitlement_product_policy_id_entitlement_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."entitlement_policy"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlement_product" ADD CONSTRAINT "entitlement_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_component" ADD CONSTRAINT "product_component_parent_id_product_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_component" ADD CONSTRAINT "product_component_child_id_product_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_relation" ADD CONSTRAINT "product_relation_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_relation" ADD CONSTRAINT "product_relation_related_product_id_product_id_fk" FOREIGN KEY ("related_product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_selling_model" ADD CONSTRAINT "product_selling_model_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_selling_model" ADD CONSTRAINT "product_selling_model_selling_model_id_selling_model_id_fk" FOREIGN KEY ("selling_model_id") REFERENCES "public"."selling_model"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variation_attribute" ADD CONSTRAINT "variation_attribute_parent_id_product_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkout"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_version" ADD CONSTRAINT "page_version_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_level" ADD CONSTRAINT "inventory_level_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_level" ADD CONSTRAINT "inventory_level_location_id_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."location"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_reservation" ADD CONSTRAINT "inventory_reservation_location_id_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."location"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_group_member" ADD CONSTRAINT "location_group_member_location_group_id_location_group_id_fk" FOREIGN KEY ("location_group_id") REFERENCES "public"."location_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_group_member" ADD CONSTRAINT "location_group_member_location_id_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."location"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_allocation" ADD CONSTRAINT "order_allocation_order_item_id_order_item_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_order_summary_id_order_summary_id_fk" FOREIGN KEY ("order_summary_id") REFERENCES "public"."order_summary"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_summary" ADD CONSTRAINT "order_summary_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjustment_tier" ADD CONSTRAINT "adjustment_tier_schedule_id_adjustment_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."adjustment_schedule"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_book_buyer_group" ADD CONSTRAINT "price_book_buyer_group_price_book_id_price_book_id_fk" FOREIGN KEY ("price_book_id") REFERENCES "public"."price_book"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_book_buyer_group" ADD CONSTRAINT "price_book_buyer_group_buyer_group_id_buyer_group_id_fk" FOREIGN KEY ("buyer_group_id") REFERENCES "public"."buyer_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_book_entry" ADD CONSTRAINT "price_book_entry_price_book_id_price_book_id_fk" FOREIGN KEY ("price_book_id") REFERENCES "public"."price_book"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_book_entry" ADD CONSTRAINT "price_book_entry_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_book_entry" ADD CONSTRAINT "price_book_entry_selling_model_id_selling_model_id_fk" FOREIGN KEY ("selling_model_id") REFERENCES "public"."selling_model"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_book_entry" ADD CONSTRAINT "price_book_entry_adjustment_schedule_id_adjustment_schedule_id_fk" FOREIGN KEY ("adjustment_schedule_id") REFERENCES "public"."adjustment_schedule"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_coupon" ADD CONSTRAINT "cart_coupon_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_coupon" ADD CONSTRAINT "cart_coupon_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential" ADD CONSTRAINT "credential_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_member_account_id_index" ON "account_member" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "buyer_group_member_account_id_index" ON "buyer_group_member" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "managed_account_account_id_index" ON "managed_account" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "address_account_id_address_type_index" ON "address" USING btree ("account_id","address_type");--> statement-breakpoint
CREATE UNIQUE INDEX "address_default_of_use" ON "address" USING btree ("account_id","address_type") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_primary_of_owner" ON "cart" USING btree ("owner_id",coalesce(account_id, ''),"currency_iso_code") WHERE owner_id is not null and type = 'Cart' and not is_secondary and status in ('Active', 'Checkout', 'Processing');--> statement-breakpoint
CREATE UNIQUE INDEX "cart_primary_of_guest" ON "cart" USING btree ("guest_key") WHERE guest_key is not null and status in ('Active', 'Checkout', 'Processing');--> statement-breakpoint
CREATE INDEX "cart_account_id_index" ON "cart" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "cart_updated_at_index" ON "cart" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "cart_item_cart_id_created_at_index" ON "cart_item" USING btree ("cart_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_item_line" ON "cart_item" USING btree ("cart_id","product_id","delivery_group_id",coalesce(selling_model_id, ''),coalesce(subscription_term, 0));--> statement-breakpoint
CREATE INDEX "delivery_group_cart_id_index" ON "delivery_group" USING btree ("cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_group_default" ON "delivery_group" USING btree ("cart_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "category_parent_id_sort_order_index" ON "category" USING btree ("parent_id","sort_order");--> statement-breakpoint
CREATE INDEX "category_ancestor_ids_index" ON "category" USING gin ("ancestor_ids");--> statement-breakpoint
CREATE INDEX "entitlement_product_product_id_index" ON "entitlement_product" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_search_vector_index" ON "product" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "product_part_number_trigram" ON "product" USING gin (part_number_key gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_name_trigram" ON "product" USING gin (lower(name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_parent_id_index" ON "product" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "product_category_category_id_sort_order_index" ON "product_category" USING btree ("category_id","sort_order");--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_open_of_cart" ON "checkout" USING btree ("cart_id") WHERE status = 'Open';--> statement-breakpoint
CREATE INDEX "checkout_cart_id_index" ON "checkout" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "payment_checkout_id_index" ON "payment" USING btree ("checkout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "page_version_page_id_version_index" ON "page_version" USING btree ("page_id","version");--> statement-breakpoint
CREATE INDEX "page_version_published_at_index" ON "page_version" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "inventory_reservation_cart_id_index" ON "inventory_reservation" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "inventory_reservation_product_id_expires_at_index" ON "inventory_reservation" USING btree ("product_id","expires_at");--> statement-breakpoint
CREATE INDEX "order_allocation_order_item_id_index" ON "order_allocation" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "order_item_order_summary_id_line_number_index" ON "order_item" USING btree ("order_summary_id","line_number");--> statement-breakpoint
CREATE INDEX "order_item_product_id_index" ON "order_item" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_summary_account_id_ordered_at_index" ON "order_summary" USING btree ("account_id","ordered_at");--> statement-breakpoint
CREATE INDEX "order_summary_owner_id_ordered_at_index" ON "order_summary" USING btree ("owner_id","ordered_at");--> statement-breakpoint
CREATE INDEX "outbox_event_delivered_at_position_index" ON "outbox_event" USING btree ("delivered_at","position");--> statement-breakpoint
CREATE INDEX "adjustment_tier_schedule_id_index" ON "adjustment_tier" USING btree ("schedule_id");--> statement-breakpoint
CREATE INDEX "price_book_buyer_group_buyer_group_id_index" ON "price_book_buyer_group" USING btree ("buyer_group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "price_book_entry_once" ON "price_book_entry" USING btree ("price_book_id","product_id","currency_iso_code") WHERE "price_book_entry"."selling_model_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "price_book_entry_model" ON "price_book_entry" USING btree ("price_book_id","product_id","currency_iso_code","selling_model_id") WHERE "price_book_entry"."selling_model_id" is not null;--> statement-breakpoint
CREATE INDEX "price_book_entry_product_id_index" ON "price_book_entry" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_coupon_cart_id_coupon_id_index" ON "cart_coupon" USING btree ("cart_id","coupon_id");--> statement-breakpoint
CREATE INDEX "cart_coupon_coupon_id_index" ON "cart_coupon" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "credential_user_id_index" ON "credential" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier_index" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "tax_rate_country_state_index" ON "tax_rate" USING btree ("country","state");