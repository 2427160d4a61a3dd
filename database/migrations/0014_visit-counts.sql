CREATE TABLE "visit_count" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "visit_count_day_kind_path_pk" PRIMARY KEY("day","kind","path")
);
