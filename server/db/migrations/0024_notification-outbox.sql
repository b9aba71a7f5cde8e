CREATE TABLE "notification_letters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teacher_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_mails" (
	"notification_id" integer PRIMARY KEY NOT NULL,
	"teacher_id" integer NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_planned" boolean DEFAULT false NOT NULL,
	"letter_id" integer
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"teacher_id" integer PRIMARY KEY NOT NULL,
	"mails" jsonb NOT NULL,
	"quiet_from" smallint,
	"quiet_until" smallint,
	"time_zone" text NOT NULL,
	CONSTRAINT "notification_preferences_quiet" CHECK (("notification_preferences"."quiet_from" is null) = ("notification_preferences"."quiet_until" is null))
);
--> statement-breakpoint
DROP INDEX "notifications_teacher";--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "occasion" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "mail_id" text;--> statement-breakpoint
ALTER TABLE "notification_letters" ADD CONSTRAINT "notification_letters_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_mails" ADD CONSTRAINT "notification_mails_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_mails" ADD CONSTRAINT "notification_mails_letter_id_notification_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."notification_letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_letters_teacher" ON "notification_letters" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "notification_mails_due" ON "notification_mails" USING btree ("due_at","teacher_id") WHERE "notification_mails"."letter_id" is null;--> statement-breakpoint
CREATE INDEX "notification_mails_letter" ON "notification_mails" USING btree ("letter_id");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("teacher_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("teacher_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_of" ON "notifications" USING btree ("trigger_user_id","type","status");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_once" UNIQUE("teacher_id","occasion");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_once" UNIQUE("mail_id");--> statement-breakpoint
UPDATE "alerts" SET "told_at" = now();