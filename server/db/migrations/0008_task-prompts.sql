ALTER TABLE "course_tasks" ADD COLUMN "create_prompt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_tasks" ADD COLUMN "respond_prompt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_tasks" ADD COLUMN "video_time_limit" smallint DEFAULT 120 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "create_prompt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "respond_prompt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "video_time_limit" smallint DEFAULT 120 NOT NULL;--> statement-breakpoint
CREATE INDEX "uploads_removed" ON "uploads" USING btree ("removed_at") WHERE "uploads"."removed_at" is not null;--> statement-breakpoint
ALTER TABLE "course_tasks" ADD CONSTRAINT "course_tasks_video_time_limit" CHECK ("course_tasks"."video_time_limit" between 1 and 300);--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_video_time_limit" CHECK ("tasks"."video_time_limit" between 1 and 300);