CREATE TABLE "videos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"teacher_id" integer,
	"label" text NOT NULL,
	"type" text NOT NULL,
	"original_video_size" bigint NOT NULL,
	"transcode_video_size" bigint,
	"video_duration" real,
	"width" integer,
	"height" integer,
	"video_processed" integer DEFAULT 0 NOT NULL,
	"stage" text DEFAULT 'waiting' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"converted" text,
	"poster" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"converted_at" timestamp with time zone,
	CONSTRAINT "videos_name_unique" UNIQUE("name"),
	CONSTRAINT "videos_stage" CHECK ("videos"."stage" in ('waiting', 'converting', 'ready', 'failed')),
	CONSTRAINT "videos_processed" CHECK ("videos"."video_processed" = case "videos"."stage" when 'ready' then 1 when 'failed' then 2 else 0 end),
	CONSTRAINT "videos_failure" CHECK (("videos"."stage" = 'failed') = ("videos"."failure" is not null)
        and ("videos"."failure" is null or "videos"."failure" in ('unreadable', 'no-picture', 'missing', 'unconverted'))),
	CONSTRAINT "videos_ready" CHECK ("videos"."stage" <> 'ready' or ("videos"."converted" is not null and "videos"."poster" is not null)),
	CONSTRAINT "videos_progress" CHECK ("videos"."progress" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "videos_teacher" ON "videos" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "videos_unprocessed" ON "videos" USING btree ("id") WHERE "videos"."video_processed" = 0;