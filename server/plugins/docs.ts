import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** OpenAPI 3.1 of the registered contract, and a page to read it. Register before the routes. */
export const docsPlugin = fp(async (app: FastifyInstance, { build }: { build: string }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Classroom exchange API',
        description: 'Every answer is `{ success, message?, data?, error_code? }`.',
        version: build,
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs/api',
    staticCSP: true,
    uiConfig: { url: '/docs/api/openapi.json' },
  })
  app.get('/docs/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
})
