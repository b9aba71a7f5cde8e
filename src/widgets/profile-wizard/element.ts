import { defineWidget } from '../../element/define-widget.ts'
import { ProfileWizard } from './profile-wizard.tsx'

/**
 * The first profile of a teacher in six steps (P1 §2 Profile wizard): personal information, avatar, school, the data
 * privacy agreement where the school has not signed it, subjects, students. What is filled in is kept at the server and
 * is there again on any machine. When all of it is saved, it leads on by `cx-navigate`: librarians to their
 * connections, others to their classrooms or to creating the first one; where the account still has to be verified, it
 * says so and signs out. Where no page handles that, it stays and shows the way on as a link.
 *
 * @fires cx-saved - the server has taken the profile
 */
defineWidget('cx-profile-wizard', ProfileWizard, { events: ['cx-saved'] })

declare global {
  interface WidgetViews {
    'cx-profile-wizard': typeof ProfileWizard
  }
}
