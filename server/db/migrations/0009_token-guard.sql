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
--> statement-breakpoint
-- Independent teachers pay by subscription. A price that an operator has given stays.
UPDATE subjects SET number_of_tokens = 0 WHERE id IN (5, 6, 7) AND number_of_tokens = 1;
