ALTER TABLE "action_videos" ADD COLUMN "video_id" integer;--> statement-breakpoint
ALTER TABLE "action_videos" ADD CONSTRAINT "action_videos_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_videos" ADD CONSTRAINT "action_videos_video_id_unique" UNIQUE("video_id");