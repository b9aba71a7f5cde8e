import type { FastifyInstance } from 'fastify'
import { ltiPaths } from '../../../src/contract/lti-paths.ts'
import type { Services } from '../../services.ts'
import { answerWith, pageOptions, showPage, takeForms } from './answer-page.ts'
import { takeLaunchOf } from './launch.ts'
import { beginLogin } from './login.ts'
import { openWindow } from './own-window.ts'
import { beginPage, byHandPage, framePage, windowPage } from './pages.ts'
import { createPlatformKeys } from './platform-keys.ts'

/** Where somebody comes who opens a link of a course by hand. */
const BY_HAND = ['/lti', ltiPaths.launch, ltiPaths.window, ltiPaths.classrooms, `${ltiPaths.classrooms}/:id`]

/**
 * The pages of a launch: `/lti/login`, where a platform begins, and `/lti/launch`, where it answers. Browsers come to both
 * from pages of the platform, most of the time in a frame of it. `/lti/window` is for the page of a launch alone, which goes
 * on there in a window of its own.
 */
export const launchRoutes =
  (services: Pick<Services, 'db' | 'tokens' | 'config'>) =>
  async (app: FastifyInstance): Promise<void> => {
    const { config } = services
    const keysOf = createPlatformKeys()
    const visited = { ...pageOptions, config: { isVisited: true } } as const
    takeForms(app)

    const login = answerWith(async given => beginPage(config, await beginLogin(services, given)))
    app.get(ltiPaths.login, visited, login)
    app.post(ltiPaths.login, visited, login)
    app.post(
      ltiPaths.launch,
      visited,
      answerWith(async given => framePage(config, await takeLaunchOf(services, given, keysOf))),
    )
    app.post(
      ltiPaths.window,
      pageOptions,
      answerWith(async given => windowPage(config, await openWindow(services, given))),
    )
    for (const path of BY_HAND)
      app.get(path, pageOptions, async (_request, reply) => showPage(reply, byHandPage(config)))
  }
