ALTER TABLE "students" ADD COLUMN "place" smallint;--> statement-breakpoint
-- the groups that are there face each other as they did, counted by their ids; removed ones come after them
UPDATE "students" SET "place" = placed.place FROM (
	SELECT s.id, row_number() OVER (PARTITION BY s.classroom_id ORDER BY s.removed_at IS NOT NULL, s.id) AS place
	FROM "students" s
	JOIN "classrooms" c ON c.id = s.classroom_id
	JOIN "courses" k ON k.id = c.course_id AND k.student_group_type_id = 2
) placed WHERE placed.id = "students".id;--> statement-breakpoint
CREATE UNIQUE INDEX "students_place" ON "students" USING btree ("classroom_id","place") WHERE "students"."removed_at" is null;
