CREATE TABLE "coupon_redemption" (
	"coupon_id" text NOT NULL,
	"account_id" text NOT NULL,
	"redemptions" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupon_redemption_coupon_id_account_id_pk" PRIMARY KEY("coupon_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "promotion_redemption" (
	"promotion_id" text NOT NULL,
	"account_id" text NOT NULL,
	"redemptions" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "promotion_redemption_promotion_id_account_id_pk" PRIMARY KEY("promotion_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "tax_country" (
	"country" text PRIMARY KEY NOT NULL,
	"locale_type" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "included_tax_total" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "subscription_count" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "pieces_by_promotion" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "counted_by" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "rewarded_by" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "is_tax_included" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "is_subscription" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "redemption_limit_per_account" integer;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "buy_quantity" integer;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "get_quantity" integer;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "is_same_product" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "qualifying_category_ids" text[];--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "qualifying_product_ids" text[];--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "application_limit" integer;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "minimum_quantity" numeric;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "maximum_discount" numeric;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "redemption_limit" integer;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "redemption_limit_per_account" integer;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "redemptions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_rate" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "coupon_redemption" ADD CONSTRAINT "coupon_redemption_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemption" ADD CONSTRAINT "coupon_redemption_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_redemption" ADD CONSTRAINT "promotion_redemption_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_redemption" ADD CONSTRAINT "promotion_redemption_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_redemption_account_id_index" ON "coupon_redemption" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "promotion_redemption_account_id_index" ON "promotion_redemption" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "cart_item_reward" ON "cart_item" USING btree ("cart_id","sales_price","id") WHERE rewarded_by <> '{}';