CREATE TABLE "submission_flags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "submission_flags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"submission_id" integer NOT NULL,
	"teacher_id" integer NOT NULL,
	"operator" text,
	"classroom_id" integer NOT NULL,
	"reasons" text[] NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submission_flags_reasons" CHECK (cardinality("submission_flags"."reasons") > 0),
	CONSTRAINT "submission_flags_answered" CHECK (("submission_flags"."answer" is null) = ("submission_flags"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "submission_change_posts" (
	"change_id" integer NOT NULL,
	"submission_id" integer NOT NULL,
	"from_status" text NOT NULL,
	"from_unreviewed" boolean NOT NULL,
	"to_status" text NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "submission_change_posts_change_id_submission_id_pk" PRIMARY KEY("change_id","submission_id")
);
--> statement-breakpoint
CREATE TABLE "submission_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "submission_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"classroom_id" integer NOT NULL,
	"teacher_id" integer NOT NULL,
	"operator" text,
	"undoes" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submission_changes_undoes" UNIQUE("undoes")
);
--> statement-breakpoint
CREATE TABLE "submission_viewers" (
	"submission_id" integer NOT NULL,
	"teacher_id" integer NOT NULL,
	"classroom_id" integer NOT NULL,
	"seen_until" timestamp with time zone NOT NULL,
	CONSTRAINT "submission_viewers_submission_id_teacher_id_pk" PRIMARY KEY("submission_id","teacher_id")
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "teacher_comment" text;--> statement-breakpoint
ALTER TABLE "submission_flags" ADD CONSTRAINT "submission_flags_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_flags" ADD CONSTRAINT "submission_flags_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_flags" ADD CONSTRAINT "submission_flags_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_change_posts" ADD CONSTRAINT "submission_change_posts_change_id_submission_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."submission_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_viewers" ADD CONSTRAINT "submission_viewers_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_viewers" ADD CONSTRAINT "submission_viewers_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submission_flags_submission" ON "submission_flags" USING btree ("submission_id","teacher_id");--> statement-breakpoint
CREATE UNIQUE INDEX "submission_flags_open" ON "submission_flags" USING btree ("submission_id","teacher_id") WHERE "submission_flags"."answer" is null;--> statement-breakpoint
CREATE INDEX "submission_change_posts_submission" ON "submission_change_posts" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "submission_changes_classroom" ON "submission_changes" USING btree ("classroom_id","id");--> statement-breakpoint
CREATE INDEX "submission_viewers_seen" ON "submission_viewers" USING btree ("seen_until");--> statement-breakpoint
CREATE INDEX "submissions_responding_to" ON "submissions" USING btree ("responding_to_id");