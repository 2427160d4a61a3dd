CREATE TABLE "stock_notice" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"user_id" text,
	"account_id" text,
	"email" text,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"notified_at" timestamp with time zone,
	CONSTRAINT "stock_notice_of_one" CHECK (("stock_notice"."user_id" is null) <> ("stock_notice"."email" is null))
);
--> statement-breakpoint
ALTER TABLE "stock_notice" ADD CONSTRAINT "stock_notice_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notice" ADD CONSTRAINT "stock_notice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notice" ADD CONSTRAINT "stock_notice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_notice_of_user" ON "stock_notice" USING btree ("product_id","user_id") WHERE "stock_notice"."notified_at" is null and "stock_notice"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_notice_of_guest" ON "stock_notice" USING btree ("product_id","email") WHERE "stock_notice"."notified_at" is null and "stock_notice"."email" is not null;--> statement-breakpoint
CREATE INDEX "stock_notice_product_id_index" ON "stock_notice" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "stock_notice_user_id_index" ON "stock_notice" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stock_notice_account_id_index" ON "stock_notice" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "stock_notice_created_at_index" ON "stock_notice" USING btree ("created_at");