DROP INDEX "token_orders_open";--> statement-breakpoint
ALTER TABLE "token_orders" ADD COLUMN "country_id" integer;--> statement-breakpoint
ALTER TABLE "token_orders" ADD COLUMN "price_id" integer;--> statement-breakpoint
ALTER TABLE "token_orders" ADD COLUMN "ask_at" timestamp with time zone DEFAULT now() + interval '60 seconds' NOT NULL;--> statement-breakpoint
ALTER TABLE "token_orders" ADD COLUMN "disputed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "token_orders" ADD CONSTRAINT "token_orders_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "token_orders_open" ON "token_orders" USING btree ("ask_at") WHERE "token_orders"."status" = 'created';