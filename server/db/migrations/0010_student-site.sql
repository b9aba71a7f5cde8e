CREATE TABLE "student_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "student_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"student_id" integer NOT NULL,
	"password_mark" text,
	"teacher_id" integer,
	"operator" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "student_sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "student_sessions_whose" CHECK (("student_sessions"."teacher_id" is null) = ("student_sessions"."operator" is null)
        and ("student_sessions"."teacher_id" is null) = ("student_sessions"."password_mark" is not null))
);
--> statement-breakpoint
CREATE TABLE "student_view_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "student_view_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code_hash" text NOT NULL,
	"teacher_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"operator" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "student_view_codes_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "student_id" integer;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "video_id" integer;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "is_unreviewed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "student_id" integer;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "student_id" integer;--> statement-breakpoint
ALTER TABLE "student_sessions" ADD CONSTRAINT "student_sessions_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_sessions" ADD CONSTRAINT "student_sessions_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_view_codes" ADD CONSTRAINT "student_view_codes_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_view_codes" ADD CONSTRAINT "student_view_codes_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_sessions_student" ON "student_sessions" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "student_sessions_teacher" ON "student_sessions" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "student_sessions_expires" ON "student_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "student_view_codes_expires" ON "student_view_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "student_view_codes_student" ON "student_view_codes" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "student_view_codes_teacher" ON "student_view_codes" USING btree ("teacher_id");--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_student" ON "uploads" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "videos_student" ON "videos" USING btree ("student_id");--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_video_id_unique" UNIQUE("video_id");