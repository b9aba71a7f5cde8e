CREATE TABLE "first_answers" (
	"teacher_id" integer NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "first_answers_teacher_id_key_pk" PRIMARY KEY("teacher_id","key")
);
--> statement-breakpoint
CREATE TABLE "token_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "token_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teacher_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"kind" text NOT NULL,
	"classroom_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "token_entries_kind" CHECK (case "token_entries"."kind" when 'granted' then "token_entries"."amount" > 0 and "token_entries"."classroom_id" is null
        when 'spent' then "token_entries"."amount" < 0 and "token_entries"."classroom_id" is not null else false end)
);
--> statement-breakpoint
DROP INDEX "teacher_assistants_classroom";--> statement-breakpoint
ALTER TABLE "first_answers" ADD CONSTRAINT "first_answers_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_entries" ADD CONSTRAINT "token_entries_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_entries" ADD CONSTRAINT "token_entries_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_entries" ADD CONSTRAINT "token_entries_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "first_answers_created" ON "first_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "token_entries_balance" ON "token_entries" USING btree ("teacher_id","subject_id","amount");--> statement-breakpoint
CREATE INDEX "token_entries_classroom" ON "token_entries" USING btree ("classroom_id");--> statement-breakpoint
CREATE UNIQUE INDEX "teacher_assistants_classroom" ON "teacher_assistants" USING btree ("classroom_id");