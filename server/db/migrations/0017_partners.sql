CREATE TABLE "connection_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "connection_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teacher_id" integer NOT NULL,
	"classroom_id" integer NOT NULL,
	"invited_teacher_id" integer NOT NULL,
	"invited_classroom_id" integer,
	"status" text DEFAULT 'pending' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"decline_message" text DEFAULT '' NOT NULL,
	"sends" smallint DEFAULT 1 NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "connection_requests_status" CHECK ("connection_requests"."status" in ('pending', 'accepted', 'declined', 'cancelled')),
	CONSTRAINT "connection_requests_settled" CHECK (("connection_requests"."status" = 'pending') = ("connection_requests"."settled_at" is null)),
	CONSTRAINT "connection_requests_accepted" CHECK ("connection_requests"."status" <> 'accepted' or "connection_requests"."invited_classroom_id" is not null),
	CONSTRAINT "connection_requests_others" CHECK ("connection_requests"."teacher_id" <> "connection_requests"."invited_teacher_id")
);
--> statement-breakpoint
CREATE TABLE "partner_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teacher_id" integer NOT NULL,
	"operator" text,
	"classroom_id" integer NOT NULL,
	"partner_teacher_id" integer NOT NULL,
	"partner_classroom_id" integer NOT NULL,
	"report" text NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "token_entries" DROP CONSTRAINT "token_entries_kind";--> statement-breakpoint
ALTER TABLE "connection_requests" ADD CONSTRAINT "connection_requests_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_requests" ADD CONSTRAINT "connection_requests_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_requests" ADD CONSTRAINT "connection_requests_invited_teacher_id_teachers_id_fk" FOREIGN KEY ("invited_teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_requests" ADD CONSTRAINT "connection_requests_invited_classroom_id_classrooms_id_fk" FOREIGN KEY ("invited_classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connection_requests_sent" ON "connection_requests" USING btree ("teacher_id","sent_at");--> statement-breakpoint
CREATE INDEX "connection_requests_received" ON "connection_requests" USING btree ("invited_teacher_id","sent_at");--> statement-breakpoint
CREATE INDEX "connection_requests_classroom" ON "connection_requests" USING btree ("classroom_id");--> statement-breakpoint
CREATE INDEX "connection_requests_invited_classroom" ON "connection_requests" USING btree ("invited_classroom_id");--> statement-breakpoint
CREATE UNIQUE INDEX "connection_requests_pair" ON "connection_requests" USING btree (least("classroom_id", "invited_classroom_id"),greatest("classroom_id", "invited_classroom_id")) WHERE "connection_requests"."status" = 'pending' and "connection_requests"."invited_classroom_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "connection_requests_open" ON "connection_requests" USING btree ("classroom_id","invited_teacher_id") WHERE "connection_requests"."status" = 'pending' and "connection_requests"."invited_classroom_id" is null;--> statement-breakpoint
CREATE INDEX "partner_reports_closed" ON "partner_reports" USING btree ("closed_at","id");--> statement-breakpoint
CREATE INDEX "class_pairings_alone" ON "class_pairings" USING btree ("id") WHERE "class_pairings"."status" = 'alone';--> statement-breakpoint
CREATE INDEX "classrooms_offered" ON "classrooms" USING btree ("expire_at","age_range_id","subject_id");--> statement-breakpoint
ALTER TABLE "token_entries" ADD CONSTRAINT "token_entries_kind" CHECK (case "token_entries"."kind" when 'granted' then "token_entries"."amount" > 0 and "token_entries"."classroom_id" is null
        when 'spent' then "token_entries"."amount" < 0 and "token_entries"."classroom_id" is not null
        when 'returned' then "token_entries"."amount" > 0 and "token_entries"."classroom_id" is not null else false end);