/**
 * Medusa as one process. Its documentation recommends Redis in production for events, workflows, locks, sessions and the cache, which
 * several processes would share; here all of them are in this one's memory, which is nearer. So that nothing is slower than there, its
 * caching is on, which is off by default.
 */
import { defineConfig } from '@medusajs/framework/utils'

export default defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { connection: { ssl: false } },
    http: {
      storeCors: 'http://127.0.0.1',
      adminCors: 'http://127.0.0.1',
      authCors: 'http://127.0.0.1',
      jwtSecret: process.env.JWT_SECRET,
      cookieSecret: process.env.COOKIE_SECRET,
    },
  },
  admin: { disable: true },
  featureFlags: { caching: true },
  modules: [{ resolve: '@medusajs/medusa/caching', options: { in_memory: { enable: true } } }],
})
