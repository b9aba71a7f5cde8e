CREATE TABLE "hidden_library_requests" (
	"teacher_id" integer NOT NULL,
	"request_id" integer NOT NULL,
	CONSTRAINT "hidden_library_requests_teacher_id_request_id_pk" PRIMARY KEY("teacher_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "library_request_viewers" (
	"request_id" integer NOT NULL,
	"teacher_id" integer NOT NULL,
	"seen_on" date NOT NULL,
	CONSTRAINT "library_request_viewers_request_id_teacher_id_pk" PRIMARY KEY("request_id","teacher_id")
);
--> statement-breakpoint
CREATE TABLE "library_request_views" (
	"request_id" integer PRIMARY KEY NOT NULL,
	"views_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "library_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teacher_id" integer NOT NULL,
	"text_request" text NOT NULL,
	"topics_id" integer[] NOT NULL,
	"age_range_id" integer,
	"number_students_range_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"classroom_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"posted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expire_at" timestamp with time zone NOT NULL,
	"connected_at" timestamp with time zone,
	"connected_teacher_id" integer,
	"classroom_id" integer,
	"connected_classroom_id" integer,
	CONSTRAINT "library_requests_whole" CHECK (num_nulls("library_requests"."connected_at", "library_requests"."connected_teacher_id", "library_requests"."classroom_id", "library_requests"."connected_classroom_id") in (0, 4)),
	CONSTRAINT "library_requests_others" CHECK ("library_requests"."connected_teacher_id" <> "library_requests"."teacher_id")
);
--> statement-breakpoint
ALTER TABLE "hidden_library_requests" ADD CONSTRAINT "hidden_library_requests_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_library_requests" ADD CONSTRAINT "hidden_library_requests_request_id_library_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."library_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_request_viewers" ADD CONSTRAINT "library_request_viewers_request_id_library_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."library_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_request_viewers" ADD CONSTRAINT "library_request_viewers_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_request_views" ADD CONSTRAINT "library_request_views_request_id_library_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."library_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_requests" ADD CONSTRAINT "library_requests_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_requests" ADD CONSTRAINT "library_requests_age_range_id_age_ranges_id_fk" FOREIGN KEY ("age_range_id") REFERENCES "public"."age_ranges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_requests" ADD CONSTRAINT "library_requests_number_students_range_id_number_students_ranges_id_fk" FOREIGN KEY ("number_students_range_id") REFERENCES "public"."number_students_ranges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_requests" ADD CONSTRAINT "library_requests_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_requests" ADD CONSTRAINT "library_requests_connected_teacher_id_teachers_id_fk" FOREIGN KEY ("connected_teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_requests" ADD CONSTRAINT "library_requests_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_requests" ADD CONSTRAINT "library_requests_connected_classroom_id_classrooms_id_fk" FOREIGN KEY ("connected_classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_library_requests_request" ON "hidden_library_requests" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "library_request_viewers_seen" ON "library_request_viewers" USING btree ("seen_on");--> statement-breakpoint
CREATE INDEX "library_request_viewers_teacher" ON "library_request_viewers" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "library_requests_teacher" ON "library_requests" USING btree ("teacher_id","posted_at");--> statement-breakpoint
CREATE INDEX "library_requests_open" ON "library_requests" USING btree ("expire_at","id") WHERE "library_requests"."connected_at" is null;--> statement-breakpoint
CREATE INDEX "library_requests_course" ON "library_requests" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "library_requests_connected" ON "library_requests" USING btree ("connected_teacher_id");--> statement-breakpoint
CREATE UNIQUE INDEX "library_requests_classroom" ON "library_requests" USING btree ("classroom_id");--> statement-breakpoint
CREATE UNIQUE INDEX "library_requests_connected_classroom" ON "library_requests" USING btree ("connected_classroom_id");--> statement-breakpoint
CREATE INDEX "teachers_librarians" ON "teachers" USING btree ("id") WHERE "teachers"."user_type" = 'teacher-librarian';