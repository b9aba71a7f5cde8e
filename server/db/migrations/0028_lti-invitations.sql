CREATE TABLE "lti_invitations" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"school_id" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"platform_id" integer
);
--> statement-breakpoint
ALTER TABLE "lti_invitations" ADD CONSTRAINT "lti_invitations_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_invitations" ADD CONSTRAINT "lti_invitations_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lti_invitations_expires" ON "lti_invitations" USING btree ("expires_at");