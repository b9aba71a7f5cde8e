ALTER TABLE "submission_flags" DROP CONSTRAINT "submission_flags_submission_id_submissions_id_fk";
--> statement-breakpoint
ALTER TABLE "submission_flags" DROP CONSTRAINT "submission_flags_teacher_id_teachers_id_fk";
--> statement-breakpoint
ALTER TABLE "submission_flags" DROP CONSTRAINT "submission_flags_classroom_id_classrooms_id_fk";
--> statement-breakpoint
DROP INDEX "submission_flags_open";--> statement-breakpoint
ALTER TABLE "submission_flags" ADD COLUMN "answered_by" text;--> statement-breakpoint
CREATE INDEX "submission_flags_reporter" ON "submission_flags" USING btree ("teacher_id","classroom_id");--> statement-breakpoint
CREATE UNIQUE INDEX "submission_flags_open" ON "submission_flags" USING btree ("submission_id","teacher_id",coalesce("operator", '')) WHERE "submission_flags"."answer" is null;