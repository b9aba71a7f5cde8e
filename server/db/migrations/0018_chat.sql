CREATE TABLE "chat_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_pairing_id" integer NOT NULL,
	"number" integer NOT NULL,
	"from_classroom_id" integer NOT NULL,
	"to_classroom_id" integer NOT NULL,
	"message" text NOT NULL,
	"attachment" jsonb,
	"client_id" text,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_messages_sides" CHECK ("chat_messages"."from_classroom_id" <> "chat_messages"."to_classroom_id")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_class_pairing_id_class_pairings_id_fk" FOREIGN KEY ("class_pairing_id") REFERENCES "public"."class_pairings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_from_classroom_id_classrooms_id_fk" FOREIGN KEY ("from_classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_to_classroom_id_classrooms_id_fk" FOREIGN KEY ("to_classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_number" ON "chat_messages" USING btree ("class_pairing_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_client" ON "chat_messages" USING btree ("from_classroom_id","client_id");--> statement-breakpoint
CREATE INDEX "chat_messages_unread" ON "chat_messages" USING btree ("to_classroom_id") WHERE "chat_messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "chat_messages_attachment" ON "chat_messages" USING btree (("attachment" ->> 'file'));