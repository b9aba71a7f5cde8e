-- Notifications and alerts are polled too: what they show raises the same number as classrooms (see 'revisions').

CREATE FUNCTION notifications_revised() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched integer[] := '{}';
BEGIN
  IF TG_OP <> 'DELETE' THEN touched := touched || ARRAY(SELECT DISTINCT teacher_id FROM new_rows); END IF;
  IF TG_OP <> 'INSERT' THEN touched := touched || ARRAY(SELECT DISTINCT teacher_id FROM old_rows); END IF;
  PERFORM revise_teachers(touched);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER revise_insert AFTER INSERT ON notifications
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION notifications_revised();
--> statement-breakpoint
CREATE TRIGGER revise_update AFTER UPDATE ON notifications
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notifications_revised();
--> statement-breakpoint
CREATE TRIGGER revise_delete AFTER DELETE ON notifications
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION notifications_revised();
--> statement-breakpoint
CREATE FUNCTION everybody_revised() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM revise_teachers(ARRAY(SELECT teacher_id FROM teacher_revisions));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER revise AFTER INSERT OR UPDATE OR DELETE ON alerts
  FOR EACH STATEMENT EXECUTE FUNCTION everybody_revised();
