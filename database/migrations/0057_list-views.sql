CREATE TABLE "list_view" (
	"id" text PRIMARY KEY DEFAULT new_record_id('00B') NOT NULL,
	"owner_id" text,
	"object_name" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "list_view" ADD CONSTRAINT "list_view_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "list_view_own_name" ON "list_view" USING btree ("owner_id","object_name",lower("name")) WHERE owner_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "list_view_shared_name" ON "list_view" USING btree ("object_name",lower("name")) WHERE owner_id is null;