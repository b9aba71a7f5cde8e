import { defineWidget } from '../../element/define-widget.ts'
import sheet from './profile.css?inline'
import { Profile } from './profile.tsx'

/**
 * The signed-in teacher's profile, to be changed in its sections ABOUT ME, MY INSTRUCTION and Verification (P1 §2
 * Teacher Profile). A new phone number is confirmed by a code. What is changed is kept in the tab until it is saved, and
 * is there again after the page was left, with a way to discard it. Once saved, it leads on by `cx-navigate`: librarians to
 * their connections, others to their classrooms or to creating the first one; where the account still has to be
 * verified, it says so and signs out. Where no page handles that, it stays and shows the way on as a link.
 *
 * @fires cx-saved - the server has taken the profile
 */
defineWidget('cx-profile', Profile, { events: ['cx-saved'], styles: [sheet] })

declare global {
  interface WidgetViews {
    'cx-profile': typeof Profile
  }
}
