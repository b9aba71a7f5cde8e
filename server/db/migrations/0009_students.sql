CREATE TABLE "student_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "student_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "classrooms" ADD COLUMN "groups_number" smallint;--> statement-breakpoint
ALTER TABLE "classrooms" ADD COLUMN "groups_help_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "is_approved_name" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "is_first_password" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "approve_student_submissions" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "student_payments" ADD CONSTRAINT "student_payments_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_payments_student" ON "student_payments" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "students_removed" ON "students" USING btree ("removed_at") WHERE "students"."removed_at" is not null;