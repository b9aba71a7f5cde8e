CREATE TABLE "action_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "action_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"classroom_id" integer NOT NULL,
	"action_id" smallint NOT NULL,
	"task_id" integer,
	"completed" boolean,
	"video_played_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "action_items_of_classroom" UNIQUE NULLS NOT DISTINCT("classroom_id","action_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "action_videos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "action_videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"action_item_id" integer NOT NULL,
	"is_response" boolean NOT NULL,
	"video_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "action_videos_of_item" UNIQUE("action_item_id","is_response")
);
--> statement-breakpoint
-- They read a column that goes; the start makes them anew.
DROP TRIGGER IF EXISTS "watched_tasks_insert" ON "tasks";--> statement-breakpoint
DROP TRIGGER IF EXISTS "watched_tasks_update" ON "tasks";--> statement-breakpoint
DROP TRIGGER IF EXISTS "watched_tasks_delete" ON "tasks";--> statement-breakpoint
ALTER TABLE "submissions" DROP CONSTRAINT "submissions_task_of_classroom";--> statement-breakpoint
ALTER TABLE "tasks" DROP CONSTRAINT "tasks_in_classroom";--> statement-breakpoint
ALTER TABLE "tasks" DROP CONSTRAINT "tasks_classroom_id_classrooms_id_fk";--> statement-breakpoint
ALTER TABLE "classrooms" DROP CONSTRAINT "classrooms_pairing_side";--> statement-breakpoint
-- A pairing of its own for every classroom without a partner.
ALTER TABLE "class_pairings" ALTER COLUMN "status" SET DEFAULT 'alone';--> statement-breakpoint
ALTER TABLE "class_pairings" ADD COLUMN "of_classroom" integer;--> statement-breakpoint
INSERT INTO "class_pairings" ("created_at", "of_classroom") SELECT "created_at", "id" FROM "classrooms" WHERE "class_pairing_id" IS NULL ORDER BY "id";--> statement-breakpoint
UPDATE "classrooms" c SET "class_pairing_id" = p."id", "class_pairing_side" = 1 FROM "class_pairings" p WHERE p."of_classroom" = c."id";--> statement-breakpoint
ALTER TABLE "class_pairings" DROP COLUMN "of_classroom";--> statement-breakpoint
ALTER TABLE "classrooms" ALTER COLUMN "class_pairing_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "classrooms" ALTER COLUMN "class_pairing_side" SET DEFAULT 1;--> statement-breakpoint
ALTER TABLE "classrooms" ALTER COLUMN "class_pairing_side" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "classrooms" ADD CONSTRAINT "classrooms_in_pairing" UNIQUE("class_pairing_id","id");--> statement-breakpoint
ALTER TABLE "classrooms" ADD CONSTRAINT "classrooms_pairing_side" CHECK ("classrooms"."class_pairing_side" in (1, 2));--> statement-breakpoint
-- Both partners had a copy of each task: the first one's stays, with the posts of both; what only the second has follows.
UPDATE "submissions" p SET "task_id" = kept."id"
	FROM "tasks" gone
	JOIN "classrooms" second ON second."id" = gone."classroom_id" AND second."class_pairing_side" = 2
	JOIN "classrooms" first ON first."class_pairing_id" = second."class_pairing_id" AND first."class_pairing_side" = 1
	JOIN "tasks" kept ON kept."classroom_id" = first."id" AND (kept."task_name", kept."task_category", kept."order") = (gone."task_name", gone."task_category", gone."order")
	WHERE p."task_id" = gone."id";--> statement-breakpoint
DELETE FROM "tasks" gone
	USING "classrooms" second, "classrooms" first, "tasks" kept
	WHERE second."id" = gone."classroom_id" AND second."class_pairing_side" = 2
		AND first."class_pairing_id" = second."class_pairing_id" AND first."class_pairing_side" = 1
		AND kept."classroom_id" = first."id" AND (kept."task_name", kept."task_category", kept."order") = (gone."task_name", gone."task_category", gone."order");--> statement-breakpoint
UPDATE "tasks" t SET "order" = t."order" + (SELECT coalesce(max(kept."order"), 0) FROM "tasks" kept JOIN "classrooms" first ON first."id" = kept."classroom_id" WHERE first."class_pairing_id" = second."class_pairing_id" AND first."class_pairing_side" = 1)
	FROM "classrooms" second WHERE second."id" = t."classroom_id" AND second."class_pairing_side" = 2;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "class_pairing_id" integer;--> statement-breakpoint
UPDATE "tasks" t SET "class_pairing_id" = c."class_pairing_id" FROM "classrooms" c WHERE c."id" = t."classroom_id";--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "class_pairing_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" DROP COLUMN "classroom_id";--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "course_task_id" integer;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "task_thumbnail" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_in_pairing" UNIQUE("class_pairing_id","id");--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_of_course" UNIQUE("class_pairing_id","course_task_id");--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_class_pairing_id_class_pairings_id_fk" FOREIGN KEY ("class_pairing_id") REFERENCES "public"."class_pairings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "class_pairing_id" integer;--> statement-breakpoint
UPDATE "submissions" p SET "class_pairing_id" = c."class_pairing_id" FROM "classrooms" c WHERE c."id" = p."classroom_id";--> statement-breakpoint
ALTER TABLE "submissions" ALTER COLUMN "class_pairing_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_classroom_of_pairing" FOREIGN KEY ("class_pairing_id","classroom_id") REFERENCES "public"."classrooms"("class_pairing_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_task_of_pairing" FOREIGN KEY ("class_pairing_id","task_id") REFERENCES "public"."tasks"("class_pairing_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_items" ADD CONSTRAINT "action_items_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_items" ADD CONSTRAINT "action_items_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_videos" ADD CONSTRAINT "action_videos_action_item_id_action_items_id_fk" FOREIGN KEY ("action_item_id") REFERENCES "public"."action_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "action_items_task" ON "action_items" USING btree ("task_id");