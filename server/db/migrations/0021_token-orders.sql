CREATE TABLE "token_order_items" (
	"order_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	"amount_tokens" integer NOT NULL,
	"lot_id" integer,
	CONSTRAINT "token_order_items_order_id_subject_id_pk" PRIMARY KEY("order_id","subject_id"),
	CONSTRAINT "token_order_items_lot_id_unique" UNIQUE("lot_id"),
	CONSTRAINT "token_order_items_amount" CHECK ("token_order_items"."amount_tokens" > 0)
);
--> statement-breakpoint
CREATE TABLE "token_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "token_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teacher_id" integer NOT NULL,
	"reference" text NOT NULL,
	"idempotency_key" text,
	"request" text NOT NULL,
	"status" text NOT NULL,
	"payment_method" text NOT NULL,
	"gateway" text,
	"charge_id" text,
	"bundle_id" integer,
	"amount_tokens" integer NOT NULL,
	"price_cents" integer,
	"total_cents" integer NOT NULL,
	"billing" jsonb,
	"po_url" text,
	"po_file" text,
	"po_number" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "token_orders_reference_unique" UNIQUE("reference"),
	CONSTRAINT "token_orders_charge_id_unique" UNIQUE("charge_id"),
	CONSTRAINT "token_orders_amounts" CHECK ("token_orders"."amount_tokens" > 0 and "token_orders"."total_cents" > 0),
	CONSTRAINT "token_orders_method" CHECK (case "token_orders"."payment_method" when 'credit-card' then "token_orders"."gateway" is not null and "token_orders"."billing" is null
        when 'invoice-me' then "token_orders"."gateway" is null and "token_orders"."billing" is not null else false end),
	CONSTRAINT "token_orders_charged" CHECK ("token_orders"."payment_method" <> 'credit-card' or "token_orders"."status" not in ('paid', 'refunded')
        or "token_orders"."charge_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "token_order_items" ADD CONSTRAINT "token_order_items_order_id_token_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."token_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_order_items" ADD CONSTRAINT "token_order_items_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_order_items" ADD CONSTRAINT "token_order_items_lot_id_token_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."token_lots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_orders" ADD CONSTRAINT "token_orders_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "token_orders_key" ON "token_orders" USING btree ("teacher_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "token_orders_teacher" ON "token_orders" USING btree ("teacher_id","id");--> statement-breakpoint
CREATE INDEX "token_orders_open" ON "token_orders" USING btree ("created_at") WHERE "token_orders"."status" in ('created', 'invoiced');--> statement-breakpoint
CREATE INDEX "token_orders_file" ON "token_orders" USING btree ("po_file");