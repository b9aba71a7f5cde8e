import type { FastifyInstance } from 'fastify'
import { ltiPaths } from '../../../src/contract/lti-paths.ts'
import type { Services } from '../../services.ts'
import { answerWith, pageOptions, takeForms } from './answer-page.ts'
import { registeredPage, registerPage } from './pages.ts'
import { readRegistration, registerPlatform } from './register-platform.ts'

interface Invited {
  code: string
}

/**
 * `/lti/register/<code>`: where a platform leads its administrator who has given it this address. Whoever has the code may
 * register one platform: nobody else may have us fetch addresses, or show our pages.
 */
export const registrationRoutes =
  (services: Pick<Services, 'db' | 'config' | 'framing'>) =>
  async (app: FastifyInstance): Promise<void> => {
    const path = `${ltiPaths.register}/:code`
    // a page that says nothing of where it is sends its form from nowhere
    const visited = { ...pageOptions, config: { isVisited: true } } as const
    takeForms(app)
    app.get(
      path,
      visited,
      answerWith<Invited>(async (given, { code }) =>
        registerPage(await readRegistration(services, code, given)),
      ),
    )
    app.post(
      path,
      visited,
      answerWith<Invited>(async (given, { code }) =>
        registeredPage(await registerPlatform(services, code, given)),
      ),
    )
  }
