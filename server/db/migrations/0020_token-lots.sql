CREATE TABLE "token_lots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "token_lots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teacher_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expire_at" timestamp with time zone NOT NULL,
	"available" integer DEFAULT 0 NOT NULL,
	"spent" integer DEFAULT 0 NOT NULL,
	"expired" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "token_lots_time" CHECK ("token_lots"."expire_at" > "token_lots"."created_at"),
	CONSTRAINT "token_lots_sums" CHECK ("token_lots"."amount" > 0 and "token_lots"."available" >= 0 and "token_lots"."spent" >= 0 and "token_lots"."expired" >= 0
        and "token_lots"."available" + "token_lots"."spent" + "token_lots"."expired" <= "token_lots"."amount")
);
--> statement-breakpoint
CREATE TABLE "token_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "token_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject_id" integer NOT NULL,
	"country_id" integer NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "token_prices_cents" CHECK ("token_prices"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "token_entries" DROP CONSTRAINT "token_entries_kind";
--> statement-breakpoint
ALTER TABLE "token_entries" ADD COLUMN "lot_id" integer;
--> statement-breakpoint
CREATE INDEX "token_lots_available" ON "token_lots" USING btree ("teacher_id","subject_id","expire_at","id") WHERE "token_lots"."available" > 0;
--> statement-breakpoint
-- By hand from here to what says otherwise: every old entry gets its lot. What was granted is one; what was spent leaves the
-- oldest, in parts where one does not suffice; what came back goes where its classroom had it from, and where that had
-- never paid, it is a lot of its own.
ALTER TABLE "token_entries" DISABLE TRIGGER "token_entries_guard";
--> statement-breakpoint
DO $$
DECLARE
  e record;
  source record;
  rest integer;
  part integer;
  lot integer;
  entry integer;
BEGIN
  FOR e IN SELECT * FROM token_entries ORDER BY id LOOP
    rest := abs(e.amount);
    entry := e.id;
    FOR source IN
      SELECT l.id, l.available AS room, extract(epoch FROM l.expire_at)::numeric AS turn FROM token_lots l
      WHERE e.kind = 'spent' AND l.teacher_id = e.teacher_id AND l.subject_id = e.subject_id AND l.available > 0
      UNION ALL
      SELECT l.id, -sum(paid.amount)::integer, -l.id::numeric FROM token_entries paid JOIN token_lots l ON l.id = paid.lot_id
      WHERE e.kind = 'returned' AND paid.classroom_id = e.classroom_id
        AND l.teacher_id = e.teacher_id AND l.subject_id = e.subject_id AND paid.kind IN ('spent', 'returned')
      GROUP BY l.id HAVING sum(paid.amount) < 0
      ORDER BY turn, id
    LOOP
      EXIT WHEN rest = 0;
      part := sign(e.amount) * least(rest, source.room);
      rest := rest - abs(part);
      UPDATE token_lots SET available = available + part, spent = spent - part WHERE id = source.id;
      IF entry IS NULL THEN
        INSERT INTO token_entries (teacher_id, subject_id, lot_id, amount, kind, classroom_id, created_at)
        VALUES (e.teacher_id, e.subject_id, source.id, part, e.kind, e.classroom_id, e.created_at);
      ELSE
        UPDATE token_entries SET lot_id = source.id, amount = part WHERE id = entry;
        entry := NULL;
      END IF;
    END LOOP;
    CONTINUE WHEN rest = 0;
    IF e.amount < 0 THEN
      RAISE EXCEPTION 'entry % of the tokens has spent more than there was', e.id;
    END IF;
    INSERT INTO token_lots (teacher_id, subject_id, amount, available, created_at, expire_at)
    VALUES (e.teacher_id, e.subject_id, rest, rest, e.created_at,
      (e.created_at AT TIME ZONE 'UTC' + interval '2 years') AT TIME ZONE 'UTC')
    RETURNING id INTO lot;
    IF entry IS NULL THEN
      INSERT INTO token_entries (teacher_id, subject_id, lot_id, amount, kind, classroom_id, created_at)
      VALUES (e.teacher_id, e.subject_id, lot, rest, 'replaced', e.classroom_id, e.created_at);
    ELSE
      UPDATE token_entries SET lot_id = lot, kind = CASE kind WHEN 'granted' THEN kind ELSE 'replaced' END WHERE id = entry;
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "token_entries" ENABLE TRIGGER "token_entries_guard";
--> statement-breakpoint
ALTER TABLE "token_entries" ALTER COLUMN "lot_id" SET NOT NULL;
--> statement-breakpoint
-- Made from the schema of the area.
DROP INDEX "token_entries_balance";
--> statement-breakpoint
ALTER TABLE "token_lots" ADD CONSTRAINT "token_lots_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "token_lots" ADD CONSTRAINT "token_lots_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "token_prices" ADD CONSTRAINT "token_prices_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "token_prices" ADD CONSTRAINT "token_prices_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "token_lots_teacher" ON "token_lots" USING btree ("teacher_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "token_lots_due" ON "token_lots" USING btree ("expire_at") WHERE "token_lots"."available" > 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "token_prices_subject" ON "token_prices" USING btree ("subject_id","country_id");
--> statement-breakpoint
ALTER TABLE "token_entries" ADD CONSTRAINT "token_entries_lot_id_token_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."token_lots"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "token_entries_teacher" ON "token_entries" USING btree ("teacher_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "token_entries_lot" ON "token_entries" USING btree ("lot_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "token_entries_first" ON "token_entries" USING btree ("lot_id") WHERE "token_entries"."kind" in ('purchased', 'granted', 'replaced');
--> statement-breakpoint
ALTER TABLE "token_entries" ADD CONSTRAINT "token_entries_kind" CHECK (case when "token_entries"."kind" in ('purchased', 'granted') then "token_entries"."amount" > 0 and "token_entries"."classroom_id" is null
        when "token_entries"."kind" = 'replaced' then "token_entries"."amount" > 0
        when "token_entries"."kind" = 'spent' then "token_entries"."amount" < 0 and "token_entries"."classroom_id" is not null
        when "token_entries"."kind" = 'returned' then "token_entries"."amount" > 0 and "token_entries"."classroom_id" is not null
        when "token_entries"."kind" in ('expired', 'refunded') then "token_entries"."amount" < 0 and "token_entries"."classroom_id" is null
        else false end);
--> statement-breakpoint
-- By hand again: what the schema cannot say. The ledger only ever grows, no lot is overdrawn, and its sums follow its entries,
-- whatever writes to it. Whoever moves tokens waits for whoever else moves the same teacher's, before anything else of that
-- teacher is locked.
CREATE OR REPLACE FUNCTION token_entries_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lot token_lots;
  broken text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM 1 FROM teachers WHERE id = NEW.teacher_id FOR NO KEY UPDATE;
    SELECT * INTO lot FROM token_lots
      WHERE id = NEW.lot_id AND teacher_id = NEW.teacher_id AND subject_id = NEW.subject_id;
    broken := CASE
      WHEN lot.id IS NULL THEN 'token_entries_own_lot'
      WHEN lot.available + NEW.amount < 0 THEN 'token_entries_left'
      WHEN NEW.kind IN ('purchased', 'granted', 'replaced') AND NEW.amount <> lot.amount THEN 'token_entries_whole_lot'
      WHEN NEW.kind = 'spent' AND NEW.created_at >= lot.expire_at THEN 'token_entries_in_time'
      WHEN NEW.kind = 'expired' AND NEW.created_at < lot.expire_at THEN 'token_entries_expiry'
      WHEN NEW.kind = 'returned' AND NEW.amount > coalesce((SELECT -sum(amount) FROM token_entries
        WHERE lot_id = NEW.lot_id AND classroom_id = NEW.classroom_id AND kind IN ('spent', 'returned')), 0)
        THEN 'token_entries_paid'
    END;
    IF broken IS NOT NULL THEN
      RAISE EXCEPTION 'tokens cannot be moved so: %', broken
        USING ERRCODE = 'check_violation', TABLE = 'token_entries', CONSTRAINT = broken;
    END IF;
    UPDATE token_lots SET
      available = available + NEW.amount,
      spent = spent - CASE WHEN NEW.kind IN ('spent', 'returned') THEN NEW.amount ELSE 0 END,
      expired = expired - CASE NEW.kind WHEN 'expired' THEN NEW.amount ELSE 0 END
    WHERE id = NEW.lot_id;
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
-- A lot begins with nothing in it; its entries, and they alone, change that.
CREATE FUNCTION token_lots_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.available = 0 AND NEW.spent = 0 AND NEW.expired = 0 THEN
    RETURN NEW;
  END IF;
  -- 2: within the trigger of an entry
  IF TG_OP = 'UPDATE' AND pg_trigger_depth() = 2 THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM teachers WHERE id = OLD.teacher_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'lots of tokens change by their entries alone'
    USING ERRCODE = 'restrict_violation', TABLE = 'token_lots';
END $$;
--> statement-breakpoint
CREATE TRIGGER token_lots_guard BEFORE INSERT OR UPDATE OR DELETE ON token_lots
  FOR EACH ROW EXECUTE FUNCTION token_lots_guard();
--> statement-breakpoint
CREATE TRIGGER token_lots_kept BEFORE TRUNCATE ON token_lots
  FOR EACH STATEMENT EXECUTE FUNCTION token_lots_guard();
