ALTER TABLE "partner_reports" ALTER COLUMN "classroom_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "partner_reports" ALTER COLUMN "partner_classroom_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "operator" text;--> statement-breakpoint
ALTER TABLE "partner_reports" ADD COLUMN "connection_request_id" integer;--> statement-breakpoint
CREATE INDEX "chat_messages_to" ON "chat_messages" USING btree ("to_classroom_id");--> statement-breakpoint
CREATE INDEX "connection_requests_answered" ON "connection_requests" USING btree ("invited_teacher_id","sent_at","settled_at") WHERE "connection_requests"."status" in ('accepted', 'declined');