DROP INDEX "submission_changes_classroom";--> statement-breakpoint
CREATE INDEX "submission_changes_classroom" ON "submission_changes" USING btree ("classroom_id","created_at");