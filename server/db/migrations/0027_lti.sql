CREATE TABLE "lti_deployments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lti_deployments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"platform_id" integer NOT NULL,
	"deployment_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "lti_deployments_id" UNIQUE("platform_id","deployment_id"),
	CONSTRAINT "lti_deployments_id_length" CHECK (char_length("lti_deployments"."deployment_id") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "lti_invitations" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"school_id" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"platform_id" integer,
	CONSTRAINT "lti_invitations_name" CHECK (char_length("lti_invitations"."name") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "lti_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"sealed_private" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lti_launches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lti_launches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"platform_id" integer NOT NULL,
	"state_hash" text NOT NULL,
	"nonce_hash" text NOT NULL,
	"proof_hash" text NOT NULL,
	"place" text NOT NULL,
	"storage_target" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"refused" text,
	"ticket_hash" text,
	"ticket_until" timestamp with time zone,
	"deployment_id" integer,
	"subject" text,
	"same_place" boolean,
	"classroom_id" integer,
	"deep" jsonb,
	"bound" text,
	"teacher_id" integer,
	"family_id" uuid,
	"opened_at" timestamp with time zone,
	CONSTRAINT "lti_launches_state_hash_unique" UNIQUE("state_hash"),
	CONSTRAINT "lti_launches_ticket_hash_unique" UNIQUE("ticket_hash"),
	CONSTRAINT "lti_launches_storage_target" CHECK (char_length("lti_launches"."storage_target") between 1 and 500),
	CONSTRAINT "lti_launches_subject" CHECK (char_length("lti_launches"."subject") between 1 and 500),
	CONSTRAINT "lti_launches_bound" CHECK ("lti_launches"."bound" in ('proof', 'place', 'none')),
	CONSTRAINT "lti_launches_ticket" CHECK (num_nulls("lti_launches"."ticket_hash", "lti_launches"."ticket_until", "lti_launches"."deployment_id", "lti_launches"."subject", "lti_launches"."same_place") in (0, 5)
        and ("lti_launches"."ticket_hash" is null or ("lti_launches"."used_at" is not null and "lti_launches"."refused" is null))),
	CONSTRAINT "lti_launches_opened" CHECK (("lti_launches"."bound" is null or "lti_launches"."ticket_hash" is not null) and ("lti_launches"."opened_at" is null or ("lti_launches"."bound" is not null and "lti_launches"."family_id" is not null)))
);
--> statement-breakpoint
CREATE TABLE "lti_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lti_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"deployment_id" integer NOT NULL,
	"subject" text NOT NULL,
	"teacher_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lti_links_subject" UNIQUE("deployment_id","subject"),
	CONSTRAINT "lti_links_subject_length" CHECK (char_length("lti_links"."subject") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "lti_platforms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lti_platforms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"auth_url" text NOT NULL,
	"jwks_url" text NOT NULL,
	"may_be_here" boolean DEFAULT false NOT NULL,
	"page_origins" jsonb NOT NULL,
	"adopts_deployment" boolean DEFAULT false NOT NULL,
	"school_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "lti_platforms_name" CHECK (char_length("lti_platforms"."name") between 1 and 100),
	CONSTRAINT "lti_platforms_issuer" CHECK (char_length("lti_platforms"."issuer") between 1 and 500),
	CONSTRAINT "lti_platforms_client_id" CHECK (char_length("lti_platforms"."client_id") between 1 and 500),
	CONSTRAINT "lti_platforms_auth_url" CHECK (char_length("lti_platforms"."auth_url") between 1 and 2048),
	CONSTRAINT "lti_platforms_jwks_url" CHECK (char_length("lti_platforms"."jwks_url") between 1 and 2048),
	CONSTRAINT "lti_platforms_page_origins" CHECK (jsonb_array_length("lti_platforms"."page_origins") between 1 and 20)
);
--> statement-breakpoint
ALTER TABLE "session_codes" ALTER COLUMN "client_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "session_codes" ADD COLUMN "family_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "lti_deployments" ADD CONSTRAINT "lti_deployments_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_invitations" ADD CONSTRAINT "lti_invitations_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_invitations" ADD CONSTRAINT "lti_invitations_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_launches" ADD CONSTRAINT "lti_launches_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_launches" ADD CONSTRAINT "lti_launches_deployment_id_lti_deployments_id_fk" FOREIGN KEY ("deployment_id") REFERENCES "public"."lti_deployments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_launches" ADD CONSTRAINT "lti_launches_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_links" ADD CONSTRAINT "lti_links_deployment_id_lti_deployments_id_fk" FOREIGN KEY ("deployment_id") REFERENCES "public"."lti_deployments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_links" ADD CONSTRAINT "lti_links_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_platforms" ADD CONSTRAINT "lti_platforms_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lti_invitations_expires" ON "lti_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lti_launches_expires" ON "lti_launches" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lti_launches_platform" ON "lti_launches" USING btree ("platform_id","created_at");--> statement-breakpoint
CREATE INDEX "lti_launches_deployment" ON "lti_launches" USING btree ("deployment_id");--> statement-breakpoint
CREATE INDEX "lti_launches_teacher" ON "lti_launches" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "lti_links_teacher" ON "lti_links" USING btree ("teacher_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_platforms_client" ON "lti_platforms" USING btree ("issuer","client_id") WHERE "lti_platforms"."ended_at" is null;