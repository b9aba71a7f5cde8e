CREATE TABLE "course_age_ranges" (
	"course_id" integer NOT NULL,
	"age_range_id" integer NOT NULL,
	CONSTRAINT "course_age_ranges_course_id_age_range_id_pk" PRIMARY KEY("course_id","age_range_id")
);
--> statement-breakpoint
CREATE TABLE "course_languages" (
	"course_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	CONSTRAINT "course_languages_course_id_language_id_pk" PRIMARY KEY("course_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "course_tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"task_name" text NOT NULL,
	"task_category" text NOT NULL,
	"order" smallint NOT NULL,
	"number_responses" smallint DEFAULT 1 NOT NULL,
	"task_thumbnail" text
);
--> statement-breakpoint
CREATE TABLE "standards" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "topic_id" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "level_id" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "weeks" smallint DEFAULT 6 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "document" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(array_remove(regexp_split_to_array(regexp_replace(lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g') collate "und-x-icu"), '([[:alnum:]]{60})', '\1 ', 'g'), '[^[:alnum:]]+') || array[case when published then '#p' end], null), ''))) STORED;--> statement-breakpoint
ALTER TABLE "levels" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_age_ranges" ADD CONSTRAINT "course_age_ranges_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_age_ranges" ADD CONSTRAINT "course_age_ranges_age_range_id_age_ranges_id_fk" FOREIGN KEY ("age_range_id") REFERENCES "public"."age_ranges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_languages" ADD CONSTRAINT "course_languages_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_languages" ADD CONSTRAINT "course_languages_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_tasks" ADD CONSTRAINT "course_tasks_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_age_ranges_age_range" ON "course_age_ranges" USING btree ("age_range_id");--> statement-breakpoint
CREATE INDEX "course_languages_language" ON "course_languages" USING btree ("language_id");--> statement-breakpoint
CREATE INDEX "course_tasks_course" ON "course_tasks" USING btree ("course_id");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_level_id_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_words" ON "courses" USING gin ("words");--> statement-breakpoint
CREATE INDEX "courses_subject" ON "courses" USING btree ("subject_id") WHERE "courses"."published";