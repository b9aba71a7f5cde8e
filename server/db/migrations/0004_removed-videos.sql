ALTER TABLE "action_videos" DROP CONSTRAINT "action_videos_video_id_videos_id_fk";
--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "action_videos" ADD CONSTRAINT "action_videos_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "videos_removed" ON "videos" USING btree ("id") WHERE "videos"."removed_at" is not null;