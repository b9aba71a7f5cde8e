CREATE TABLE "library_tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "library_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_name" text NOT NULL,
	"task_thumbnail" text,
	"task_category" text NOT NULL,
	"number_responses" smallint DEFAULT 1 NOT NULL,
	"create_prompt" text DEFAULT '' NOT NULL,
	"respond_prompt" text DEFAULT '' NOT NULL,
	"video_time_limit" smallint DEFAULT 120 NOT NULL,
	"topic" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"create_prompt_html" text DEFAULT '' NOT NULL,
	"respond_prompt_html" text DEFAULT '' NOT NULL,
	"teacher_instructions" text DEFAULT '' NOT NULL,
	"can_do_statement" text DEFAULT '' NOT NULL,
	"essential_question" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"teacher_description" text DEFAULT '' NOT NULL,
	"response_type" smallint DEFAULT 1 NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"materials" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"media" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"files" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"language_id" integer,
	"level_id" integer,
	"country_id" integer,
	CONSTRAINT "library_tasks_video_time_limit" CHECK ("library_tasks"."video_time_limit" between 1 and 300),
	CONSTRAINT "library_tasks_response_type" CHECK ("library_tasks"."response_type" in (1, 2))
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "topic" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "summary" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "create_prompt_html" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "respond_prompt_html" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "teacher_instructions" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "can_do_statement" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "essential_question" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "teacher_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "response_type" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "tags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "links" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "materials" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "media" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "files" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "library_task_id" integer;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "classroom_id" integer;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "is_custom_task" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "library_tasks" ADD CONSTRAINT "library_tasks_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_tasks" ADD CONSTRAINT "library_tasks_level_id_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_tasks" ADD CONSTRAINT "library_tasks_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_tasks_files" ON "library_tasks" USING gin ("files");--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_library_task_id_library_tasks_id_fk" FOREIGN KEY ("library_task_id") REFERENCES "public"."library_tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tasks_files" ON "tasks" USING gin ("files");--> statement-breakpoint
CREATE INDEX "tasks_classroom" ON "tasks" USING btree ("classroom_id");--> statement-breakpoint
CREATE INDEX "tasks_library_task" ON "tasks" USING btree ("library_task_id");--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_of_library" UNIQUE("class_pairing_id","library_task_id");--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_response_type" CHECK ("tasks"."response_type" in (1, 2));