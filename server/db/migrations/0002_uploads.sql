CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"teacher_id" integer NOT NULL,
	"label" text NOT NULL,
	"bytes" bigint NOT NULL,
	"name" text,
	"type" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "upload_id" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_teacher" ON "uploads" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "uploads_created" ON "uploads" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_upload_id_unique" UNIQUE("upload_id");