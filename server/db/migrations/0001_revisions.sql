-- Keeps teacher_revisions: every change of what the classroom list or a classroom shows raises the number of each
-- teacher who would see it. Statement triggers, so that many rows cost one update; rows are locked in the order of
-- their ids, so that two writers never wait for each other. Raising a number once too often only costs one answer.

CREATE FUNCTION revise_teachers(ids integer[]) RETURNS void LANGUAGE sql AS $$
  WITH locked AS (
    SELECT teacher_id FROM teacher_revisions WHERE teacher_id = ANY (ids) ORDER BY teacher_id FOR UPDATE
  )
  UPDATE teacher_revisions r SET revision = r.revision + 1 FROM locked WHERE r.teacher_id = locked.teacher_id;
$$;
--> statement-breakpoint
-- Teachers, and whoever sees them as the partner.
CREATE FUNCTION revise_teachers_and_partners(ids integer[]) RETURNS void LANGUAGE sql AS $$
  SELECT revise_teachers(ids || ARRAY(
    SELECT other.teacher_id
    FROM classrooms own JOIN classrooms other ON other.class_pairing_id = own.class_pairing_id
    WHERE own.teacher_id = ANY (ids)
  ));
$$;
--> statement-breakpoint
CREATE FUNCTION revise_classrooms(ids integer[]) RETURNS void LANGUAGE sql AS $$
  SELECT revise_teachers(ARRAY(SELECT DISTINCT teacher_id FROM classrooms WHERE id = ANY (ids)));
$$;
--> statement-breakpoint
CREATE FUNCTION begin_teacher_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO teacher_revisions (teacher_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER begin_revision AFTER INSERT ON teachers
  FOR EACH ROW EXECUTE FUNCTION begin_teacher_revision();
--> statement-breakpoint
CREATE FUNCTION teacher_revised() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM revise_teachers_and_partners(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Only what is shown: a sign-in must not spoil the polls of a partner.
CREATE TRIGGER revise AFTER UPDATE ON teachers FOR EACH ROW
  WHEN ((OLD.user_type, OLD.first_name, OLD.last_name, OLD.avatar, OLD.city_name, OLD.country_id, OLD.school_id,
         OLD.has_independent_subscription, OLD.independent_subscription_end_date)
    IS DISTINCT FROM
        (NEW.user_type, NEW.first_name, NEW.last_name, NEW.avatar, NEW.city_name, NEW.country_id, NEW.school_id,
         NEW.has_independent_subscription, NEW.independent_subscription_end_date))
  EXECUTE FUNCTION teacher_revised();
--> statement-breakpoint
CREATE FUNCTION school_revised() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM revise_teachers_and_partners(ARRAY(SELECT id FROM teachers WHERE school_id = NEW.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER revise AFTER UPDATE ON schools FOR EACH ROW EXECUTE FUNCTION school_revised();
--> statement-breakpoint
-- Classrooms: the owner, and the owner of the classroom they are paired with.
CREATE FUNCTION classrooms_revised() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owners integer[] := '{}';
  pairings integer[] := '{}';
BEGIN
  IF TG_OP <> 'DELETE' THEN
    owners := owners || ARRAY(SELECT teacher_id FROM new_rows);
    pairings := pairings || ARRAY(SELECT class_pairing_id FROM new_rows WHERE class_pairing_id IS NOT NULL);
  END IF;
  IF TG_OP <> 'INSERT' THEN
    owners := owners || ARRAY(SELECT teacher_id FROM old_rows);
    pairings := pairings || ARRAY(SELECT class_pairing_id FROM old_rows WHERE class_pairing_id IS NOT NULL);
  END IF;
  PERFORM revise_teachers(owners || ARRAY(
    SELECT teacher_id FROM classrooms WHERE class_pairing_id = ANY (pairings)
  ));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER revise_insert AFTER INSERT ON classrooms
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION classrooms_revised();
--> statement-breakpoint
CREATE TRIGGER revise_update AFTER UPDATE ON classrooms
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION classrooms_revised();
--> statement-breakpoint
CREATE TRIGGER revise_delete AFTER DELETE ON classrooms
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION classrooms_revised();
--> statement-breakpoint
CREATE FUNCTION pairings_revised() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM revise_teachers(ARRAY(SELECT teacher_id FROM classrooms WHERE class_pairing_id = NEW.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER revise AFTER UPDATE ON class_pairings FOR EACH ROW EXECUTE FUNCTION pairings_revised();
--> statement-breakpoint
-- Everything that belongs to a classroom and is counted or shown with it.
CREATE FUNCTION classroom_contents_revised() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched integer[] := '{}';
BEGIN
  IF TG_OP <> 'DELETE' THEN touched := touched || ARRAY(SELECT DISTINCT classroom_id FROM new_rows); END IF;
  IF TG_OP <> 'INSERT' THEN touched := touched || ARRAY(SELECT DISTINCT classroom_id FROM old_rows); END IF;
  PERFORM revise_classrooms(touched);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  contents text;
BEGIN
  FOREACH contents IN ARRAY ARRAY['students', 'tasks', 'submissions', 'teacher_assistants'] LOOP
    EXECUTE format('CREATE TRIGGER revise_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows '
      'FOR EACH STATEMENT EXECUTE FUNCTION classroom_contents_revised()', contents);
    EXECUTE format('CREATE TRIGGER revise_update AFTER UPDATE ON %I '
      'REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows '
      'FOR EACH STATEMENT EXECUTE FUNCTION classroom_contents_revised()', contents);
    EXECUTE format('CREATE TRIGGER revise_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows '
      'FOR EACH STATEMENT EXECUTE FUNCTION classroom_contents_revised()', contents);
  END LOOP;
END $$;
--> statement-breakpoint
-- Lists that change with a release: whoever has a classroom may show an entry of them.
CREATE FUNCTION reference_revised() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM revise_teachers(ARRAY(SELECT DISTINCT teacher_id FROM classrooms));
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  list text;
BEGIN
  FOREACH list IN ARRAY ARRAY[
    'countries', 'subjects', 'languages', 'levels', 'age_ranges', 'number_students_ranges', 'courses'
  ] LOOP
    EXECUTE format('CREATE TRIGGER revise AFTER UPDATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION reference_revised()',
      list);
  END LOOP;
END $$;
