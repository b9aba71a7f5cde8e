ALTER TABLE "known_addresses" RENAME TO "known_places";--> statement-breakpoint
ALTER TABLE "known_places" RENAME COLUMN "address" TO "place";--> statement-breakpoint
ALTER TABLE "known_places" DROP CONSTRAINT "known_addresses_teacher_id_teachers_id_fk";
--> statement-breakpoint
ALTER TABLE "known_places" DROP CONSTRAINT "known_addresses_teacher_id_address_pk";--> statement-breakpoint
ALTER TABLE "known_places" ADD CONSTRAINT "known_places_teacher_id_place_pk" PRIMARY KEY("teacher_id","place");--> statement-breakpoint
ALTER TABLE "known_places" ADD CONSTRAINT "known_places_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;