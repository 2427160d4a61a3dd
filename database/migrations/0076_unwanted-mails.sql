CREATE TABLE "unwanted_mail" (
	"user_id" text NOT NULL,
	"topic" text NOT NULL,
	CONSTRAINT "unwanted_mail_user_id_topic_pk" PRIMARY KEY("user_id","topic")
);
--> statement-breakpoint
ALTER TABLE "unwanted_mail" ADD CONSTRAINT "unwanted_mail_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;