CREATE TABLE "profile_drafts" (
	"teacher_id" integer PRIMARY KEY NOT NULL,
	"step" integer NOT NULL,
	"values" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teacher_age_ranges" (
	"teacher_id" integer NOT NULL,
	"age_range_id" integer NOT NULL,
	CONSTRAINT "teacher_age_ranges_teacher_id_age_range_id_pk" PRIMARY KEY("teacher_id","age_range_id")
);
--> statement-breakpoint
CREATE TABLE "teacher_languages" (
	"teacher_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	CONSTRAINT "teacher_languages_teacher_id_language_id_pk" PRIMARY KEY("teacher_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "teacher_subjects" (
	"teacher_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	CONSTRAINT "teacher_subjects_teacher_id_subject_id_pk" PRIMARY KEY("teacher_id","subject_id")
);
--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "added_by_teacher_id" integer;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "needs_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(array_remove(regexp_split_to_array(regexp_replace(lower(regexp_replace(normalize(name || ' ' || coalesce(city_name, ''), NFKD), '[\u0300-\u036f]', '', 'g') collate "und-x-icu"), '([[:alnum:]]{60})', '\1 ', 'g'), '[^[:alnum:]]+') || array['#c' || country_id::text, '#s' || state_id::text], null), ''))) STORED;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "educational_affiliation" text;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "native_language_id" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "preferred_communication" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "phone_number" text;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "phone_country_code" text;--> statement-breakpoint
ALTER TABLE "profile_drafts" ADD CONSTRAINT "profile_drafts_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_age_ranges" ADD CONSTRAINT "teacher_age_ranges_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_age_ranges" ADD CONSTRAINT "teacher_age_ranges_age_range_id_age_ranges_id_fk" FOREIGN KEY ("age_range_id") REFERENCES "public"."age_ranges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_languages" ADD CONSTRAINT "teacher_languages_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_languages" ADD CONSTRAINT "teacher_languages_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_subjects" ADD CONSTRAINT "teacher_subjects_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_subjects" ADD CONSTRAINT "teacher_subjects_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_drafts_updated" ON "profile_drafts" USING btree ("updated_at");--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_added_by_teacher_id_teachers_id_fk" FOREIGN KEY ("added_by_teacher_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_native_language_id_languages_id_fk" FOREIGN KEY ("native_language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schools_words" ON "schools" USING gin ("words");--> statement-breakpoint
CREATE INDEX "schools_state" ON "schools" USING btree ("state_id",("name" collate "und-x-icu"),"id") WHERE not "schools"."needs_review";--> statement-breakpoint
CREATE INDEX "schools_country" ON "schools" USING btree ("country_id",("name" collate "und-x-icu"),"id") WHERE not "schools"."needs_review";--> statement-breakpoint
CREATE UNIQUE INDEX "schools_written_in" ON "schools" USING btree ("added_by_teacher_id") WHERE "schools"."needs_review" and "schools"."agreement_signed_at" is null;