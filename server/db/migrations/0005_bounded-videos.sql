ALTER TABLE "videos" DROP CONSTRAINT "videos_failure";--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_teacher_id_teachers_id_fk";
--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "teacher_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "faults" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "not_before" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_failure" CHECK (("videos"."stage" = 'failed') = ("videos"."failure" is not null)
        and ("videos"."failure" is null or "videos"."failure" in
          ('unreadable', 'no-picture', 'too-long', 'missing', 'unconverted')));