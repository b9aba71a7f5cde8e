CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teacher_id" integer NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"agreed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"registration_id" integer
);
--> statement-breakpoint
CREATE TABLE "email_verifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_verifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teacher_id" integer NOT NULL,
	"registration_id" integer,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_verifications_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "password_recoveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_recoveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teacher_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "password_recoveries_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
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
CREATE TABLE "activities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teacher_id" integer NOT NULL,
	"operator" text,
	"message" text NOT NULL,
	"device_name" text NOT NULL,
	"device_time" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agreements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"school_id" integer,
	"teacher_id" integer,
	"signer_name" text NOT NULL,
	"signer_title" text NOT NULL,
	"signed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"scope" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teacher_id" integer NOT NULL,
	"operator" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"status" smallint,
	"request_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teacher_revisions" (
	"teacher_id" integer PRIMARY KEY NOT NULL,
	"revision" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_pairings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_pairings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" text DEFAULT 'alone' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "classrooms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "classrooms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teacher_id" integer NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"subject_id" integer NOT NULL,
	"age_range_id" integer,
	"number_students_range_id" integer,
	"lang_native_id" integer,
	"lang_instruction_id" integer,
	"level_id" integer,
	"course_id" integer,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"expire_at" timestamp with time zone,
	"student_payment_required" boolean DEFAULT false NOT NULL,
	"number_of_tokens" integer NOT NULL,
	"class_pairing_id" integer NOT NULL,
	"class_pairing_side" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "classrooms_code_unique" UNIQUE("code"),
	CONSTRAINT "classrooms_in_pairing" UNIQUE("class_pairing_id","id"),
	CONSTRAINT "classrooms_pairing_side" CHECK ("classrooms"."class_pairing_side" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "teacher_assistants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "teacher_assistants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"classroom_id" integer NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_age_ranges" (
	"course_id" integer NOT NULL,
	"age_range_id" integer NOT NULL,
	CONSTRAINT "course_age_ranges_course_id_age_range_id_pk" PRIMARY KEY("course_id","age_range_id")
);
--> statement-breakpoint
CREATE TABLE "course_languages" (
	"course_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	CONSTRAINT "course_languages_course_id_language_id_pk" PRIMARY KEY("course_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "course_tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"task_name" text NOT NULL,
	"task_category" text NOT NULL,
	"order" smallint NOT NULL,
	"number_responses" smallint DEFAULT 1 NOT NULL,
	"task_thumbnail" text
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"subject_id" integer NOT NULL,
	"student_group_type_id" smallint NOT NULL,
	"course_guide_link" text,
	"topic_id" integer,
	"level_id" integer,
	"weeks" smallint DEFAULT 6 NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"document" text,
	"words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(array_remove(regexp_split_to_array(regexp_replace(lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g') collate "und-x-icu"), '([[:alnum:]]{60})', '\1 ', 'g'), '[^[:alnum:]]+') || array[case when published then '#p' end], null), ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "standards" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"name" text PRIMARY KEY NOT NULL,
	"teacher_id" integer,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "first_answers" (
	"teacher_id" integer NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "first_answers_teacher_id_key_pk" PRIMARY KEY("teacher_id","key")
);
--> statement-breakpoint
CREATE TABLE "masquerade_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "masquerade_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teacher_id" integer NOT NULL,
	"operator" text NOT NULL,
	"admin_code_hash" text NOT NULL,
	"teacher_code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "masquerade_links_admin_code_hash_unique" UNIQUE("admin_code_hash")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message" text NOT NULL,
	"color" text NOT NULL,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alerts_color" CHECK ("alerts"."color" in ('info', 'warning', 'danger'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teacher_id" integer NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'unread' NOT NULL,
	"subject" text NOT NULL,
	"from" text NOT NULL,
	"classroom_id" integer,
	"object_id" integer,
	"trigger_user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_status" CHECK ("notifications"."status" in ('unread', 'read'))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_confirmations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_confirmations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teacher_id" integer NOT NULL,
	"preferred_communication" text NOT NULL,
	"phone_country_code" text NOT NULL,
	"phone_number" text NOT NULL,
	"code_mac" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_drafts" (
	"teacher_id" integer PRIMARY KEY NOT NULL,
	"step" integer NOT NULL,
	"values" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teacher_age_ranges" (
	"teacher_id" integer NOT NULL,
	"age_range_id" integer NOT NULL,
	CONSTRAINT "teacher_age_ranges_teacher_id_age_range_id_pk" PRIMARY KEY("teacher_id","age_range_id")
);
--> statement-breakpoint
CREATE TABLE "teacher_languages" (
	"teacher_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	CONSTRAINT "teacher_languages_teacher_id_language_id_pk" PRIMARY KEY("teacher_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "teacher_subjects" (
	"teacher_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	CONSTRAINT "teacher_subjects_teacher_id_subject_id_pk" PRIMARY KEY("teacher_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "age_ranges" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"min_age" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "countries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"iso" char(2) NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "countries_iso_unique" UNIQUE("iso")
);
--> statement-breakpoint
CREATE TABLE "languages" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "levels" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "number_students_ranges" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"min" integer NOT NULL,
	"max" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "states" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "states_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subjects" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"number_of_tokens" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_places" (
	"teacher_id" integer NOT NULL,
	"place" text NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_places_teacher_id_place_pk" PRIMARY KEY("teacher_id","place")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"family_id" uuid PRIMARY KEY NOT NULL,
	"teacher_id" integer NOT NULL,
	"operator" text,
	"generation" integer DEFAULT 1 NOT NULL,
	"replaced_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "students" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "students_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"classroom_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_initial" text DEFAULT '' NOT NULL,
	"username" text NOT NULL,
	"members_number" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "students_username_unique" UNIQUE("username"),
	CONSTRAINT "students_in_classroom" UNIQUE("classroom_id","id")
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"classroom_id" integer NOT NULL,
	"class_pairing_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"task_id" integer NOT NULL,
	"is_response" boolean NOT NULL,
	"responding_to_id" integer,
	"status" text DEFAULT 'pending' NOT NULL,
	"text" text,
	"url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submissions_status" CHECK ("submissions"."status" in ('pending', 'approved', 'unapproved', 'blocked', 'deleted'))
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_pairing_id" integer NOT NULL,
	"course_task_id" integer,
	"task_name" text NOT NULL,
	"task_thumbnail" text,
	"task_category" text NOT NULL,
	"order" smallint NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"number_responses" smallint DEFAULT 1 NOT NULL,
	"due_date" date,
	"response_due_date" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tasks_in_pairing" UNIQUE("class_pairing_id","id"),
	CONSTRAINT "tasks_of_course" UNIQUE("class_pairing_id","course_task_id")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teacher_id" integer NOT NULL,
	"password_hash" text NOT NULL,
	"user_type" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schools" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schools_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"address" text,
	"city_name" text,
	"country_id" integer NOT NULL,
	"state_id" integer,
	"website" text,
	"phone_number" text,
	"parent_organization_id" integer,
	"agreement_signed_at" timestamp with time zone,
	"has_librarian_subscription" boolean DEFAULT false NOT NULL,
	"librarian_subscription_end_date" date,
	"added_by_teacher_id" integer,
	"needs_review" boolean DEFAULT false NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(array_remove(regexp_split_to_array(regexp_replace(lower(regexp_replace(normalize(name || ' ' || coalesce(city_name, ''), NFKD), '[\u0300-\u036f]', '', 'g') collate "und-x-icu"), '([[:alnum:]]{60})', '\1 ', 'g'), '[^[:alnum:]]+') || array['#c' || country_id::text, '#s' || state_id::text], null), ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "teachers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "teachers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_type" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"unverified_until" timestamp with time zone,
	"is_email_validated" boolean DEFAULT false NOT NULL,
	"is_teacher_validated" boolean DEFAULT false NOT NULL,
	"is_teacher_profile_filled" boolean DEFAULT false NOT NULL,
	"disabled_at" timestamp with time zone,
	"first_name" text,
	"last_name" text,
	"avatar" text,
	"about_info" text,
	"city_name" text,
	"country_id" integer,
	"state_id" integer,
	"school_id" integer,
	"educational_affiliation" text,
	"native_language_id" integer DEFAULT 1 NOT NULL,
	"preferred_communication" text DEFAULT 'email' NOT NULL,
	"phone_number" text,
	"phone_country_code" text,
	"has_independent_subscription" boolean DEFAULT false NOT NULL,
	"independent_subscription_end_date" date,
	"last_time_login" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "teachers_email_normal" CHECK ("teachers"."email" = lower(btrim("teachers"."email")))
);
--> statement-breakpoint
CREATE TABLE "token_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "token_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teacher_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"kind" text NOT NULL,
	"classroom_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "token_entries_kind" CHECK (case "token_entries"."kind" when 'granted' then "token_entries"."amount" > 0 and "token_entries"."classroom_id" is null
        when 'spent' then "token_entries"."amount" < 0 and "token_entries"."classroom_id" is not null else false end)
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_recoveries" ADD CONSTRAINT "password_recoveries_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_items" ADD CONSTRAINT "action_items_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_items" ADD CONSTRAINT "action_items_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_videos" ADD CONSTRAINT "action_videos_action_item_id_action_items_id_fk" FOREIGN KEY ("action_item_id") REFERENCES "public"."action_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_revisions" ADD CONSTRAINT "teacher_revisions_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classrooms" ADD CONSTRAINT "classrooms_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classrooms" ADD CONSTRAINT "classrooms_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classrooms" ADD CONSTRAINT "classrooms_age_range_id_age_ranges_id_fk" FOREIGN KEY ("age_range_id") REFERENCES "public"."age_ranges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classrooms" ADD CONSTRAINT "classrooms_number_students_range_id_number_students_ranges_id_fk" FOREIGN KEY ("number_students_range_id") REFERENCES "public"."number_students_ranges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classrooms" ADD CONSTRAINT "classrooms_lang_native_id_languages_id_fk" FOREIGN KEY ("lang_native_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classrooms" ADD CONSTRAINT "classrooms_lang_instruction_id_languages_id_fk" FOREIGN KEY ("lang_instruction_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classrooms" ADD CONSTRAINT "classrooms_level_id_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classrooms" ADD CONSTRAINT "classrooms_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classrooms" ADD CONSTRAINT "classrooms_class_pairing_id_class_pairings_id_fk" FOREIGN KEY ("class_pairing_id") REFERENCES "public"."class_pairings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_assistants" ADD CONSTRAINT "teacher_assistants_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_age_ranges" ADD CONSTRAINT "course_age_ranges_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_age_ranges" ADD CONSTRAINT "course_age_ranges_age_range_id_age_ranges_id_fk" FOREIGN KEY ("age_range_id") REFERENCES "public"."age_ranges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_languages" ADD CONSTRAINT "course_languages_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_languages" ADD CONSTRAINT "course_languages_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_tasks" ADD CONSTRAINT "course_tasks_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_level_id_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "first_answers" ADD CONSTRAINT "first_answers_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "masquerade_links" ADD CONSTRAINT "masquerade_links_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_confirmations" ADD CONSTRAINT "phone_confirmations_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_drafts" ADD CONSTRAINT "profile_drafts_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_age_ranges" ADD CONSTRAINT "teacher_age_ranges_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_age_ranges" ADD CONSTRAINT "teacher_age_ranges_age_range_id_age_ranges_id_fk" FOREIGN KEY ("age_range_id") REFERENCES "public"."age_ranges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_languages" ADD CONSTRAINT "teacher_languages_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_languages" ADD CONSTRAINT "teacher_languages_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_subjects" ADD CONSTRAINT "teacher_subjects_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_subjects" ADD CONSTRAINT "teacher_subjects_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "states" ADD CONSTRAINT "states_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_places" ADD CONSTRAINT "known_places_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_student_of_classroom" FOREIGN KEY ("classroom_id","student_id") REFERENCES "public"."students"("classroom_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_classroom_of_pairing" FOREIGN KEY ("class_pairing_id","classroom_id") REFERENCES "public"."classrooms"("class_pairing_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_task_of_pairing" FOREIGN KEY ("class_pairing_id","task_id") REFERENCES "public"."tasks"("class_pairing_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_responding_to" FOREIGN KEY ("responding_to_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_class_pairing_id_class_pairings_id_fk" FOREIGN KEY ("class_pairing_id") REFERENCES "public"."class_pairings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_added_by_teacher_id_teachers_id_fk" FOREIGN KEY ("added_by_teacher_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_native_language_id_languages_id_fk" FOREIGN KEY ("native_language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_entries" ADD CONSTRAINT "token_entries_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_entries" ADD CONSTRAINT "token_entries_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_entries" ADD CONSTRAINT "token_entries_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_teacher" ON "consents" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "consents_registration" ON "consents" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "email_verifications_teacher" ON "email_verifications" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "email_verifications_registration" ON "email_verifications" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "password_recoveries_teacher" ON "password_recoveries" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "action_items_task" ON "action_items" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "activities_teacher" ON "activities" USING btree ("teacher_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_school" ON "agreements" USING btree ("school_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_unlisted" ON "agreements" USING btree ("teacher_id") WHERE "agreements"."school_id" is null;--> statement-breakpoint
CREATE INDEX "agreements_teacher" ON "agreements" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "attempts_resets" ON "attempts" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "audit_log_teacher" ON "audit_log" USING btree ("teacher_id","created_at");--> statement-breakpoint
CREATE INDEX "classrooms_teacher" ON "classrooms" USING btree ("teacher_id");--> statement-breakpoint
CREATE UNIQUE INDEX "classrooms_pairing" ON "classrooms" USING btree ("class_pairing_id","class_pairing_side");--> statement-breakpoint
CREATE UNIQUE INDEX "teacher_assistants_classroom" ON "teacher_assistants" USING btree ("classroom_id");--> statement-breakpoint
CREATE INDEX "course_age_ranges_age_range" ON "course_age_ranges" USING btree ("age_range_id");--> statement-breakpoint
CREATE INDEX "course_languages_language" ON "course_languages" USING btree ("language_id");--> statement-breakpoint
CREATE INDEX "course_tasks_course" ON "course_tasks" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "courses_words" ON "courses" USING gin ("words");--> statement-breakpoint
CREATE INDEX "courses_subject" ON "courses" USING btree ("subject_id") WHERE "courses"."published";--> statement-breakpoint
CREATE INDEX "files_teacher" ON "files" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "files_used" ON "files" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "first_answers_created" ON "first_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "masquerade_links_expires" ON "masquerade_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "notifications_teacher" ON "notifications" USING btree ("teacher_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "phone_confirmations_phone" ON "phone_confirmations" USING btree ("teacher_id","preferred_communication","phone_country_code","phone_number");--> statement-breakpoint
CREATE INDEX "phone_confirmations_registered" ON "phone_confirmations" USING btree ("registered_at");--> statement-breakpoint
CREATE INDEX "profile_drafts_updated" ON "profile_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "known_places_used" ON "known_places" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "sessions_teacher" ON "sessions" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "submissions_classroom" ON "submissions" USING btree ("classroom_id");--> statement-breakpoint
CREATE INDEX "submissions_student" ON "submissions" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "submissions_task" ON "submissions" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "registrations_teacher" ON "registrations" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "registrations_created" ON "registrations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "schools_words" ON "schools" USING gin ("words");--> statement-breakpoint
CREATE INDEX "schools_state" ON "schools" USING btree ("state_id",("name" collate "und-x-icu"),"id") WHERE not "schools"."needs_review";--> statement-breakpoint
CREATE INDEX "schools_country" ON "schools" USING btree ("country_id",("name" collate "und-x-icu"),"id") WHERE not "schools"."needs_review";--> statement-breakpoint
CREATE UNIQUE INDEX "schools_written_in" ON "schools" USING btree ("added_by_teacher_id") WHERE "schools"."needs_review" and "schools"."agreement_signed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "teachers_email" ON "teachers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "teachers_school" ON "teachers" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "teachers_unverified" ON "teachers" USING btree ("unverified_until");--> statement-breakpoint
CREATE INDEX "token_entries_balance" ON "token_entries" USING btree ("teacher_id","subject_id","amount");--> statement-breakpoint
CREATE INDEX "token_entries_classroom" ON "token_entries" USING btree ("classroom_id");--> statement-breakpoint
-- By hand from here: what the schemas of the areas cannot say.
-- The ledger of the tokens only ever grows, and no purse is overdrawn, whatever writes to it. Whoever moves tokens waits
-- for whoever else moves the same teacher's, before anything else of that teacher is locked, and then counts anew.
CREATE FUNCTION token_entries_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM 1 FROM teachers WHERE id = NEW.teacher_id FOR NO KEY UPDATE;
    IF NEW.amount < 0 AND NEW.amount + (SELECT coalesce(sum(amount), 0) FROM token_entries
        WHERE teacher_id = NEW.teacher_id AND subject_id = NEW.subject_id) < 0 THEN
      RAISE EXCEPTION 'not so many tokens are left'
        USING ERRCODE = 'check_violation', TABLE = 'token_entries', CONSTRAINT = 'token_entries_left';
    END IF;
    RETURN NEW;
  END IF;
  -- an account that goes takes its ledger along
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM teachers WHERE id = OLD.teacher_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'entries of tokens are only ever added'
    USING ERRCODE = 'restrict_violation', TABLE = 'token_entries';
END $$;
--> statement-breakpoint
CREATE TRIGGER token_entries_guard BEFORE INSERT OR UPDATE OR DELETE ON token_entries
  FOR EACH ROW EXECUTE FUNCTION token_entries_guard();
--> statement-breakpoint
CREATE TRIGGER token_entries_kept BEFORE TRUNCATE ON token_entries
  FOR EACH STATEMENT EXECUTE FUNCTION token_entries_guard();
