/** The reference page at /docs, which shows the OpenAPI document. */
import type { FastifyInstance } from 'fastify'

/** Everything that the page needs comes from this server: no other address is reachable from it. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/** 商, the first character of the name in Japanese. */
const FAVICON = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#b3392f"/><text x="16" y="23" font-size="20" text-anchor="middle" fill="#fff">商</text></svg>')}`

const SETTINGS = {
  url: '/openapi.json',
  cdn: '/docs/js/scalar.js',
  favicon: FAVICON,
  pageTitle: 'Akinai API reference',
  generateOperationSlug: ({ operationId }: { operationId?: string }) => operationId ?? '',
  authentication: { preferredSecurityScheme: 'token' },
  withDefaultFonts: false,
  hideClientButton: true,
  telemetry: false,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
} as const

/** What the page consists of; a link to /docs needs no redirect. */
const FILES = { '/docs': '/docs/', '/docs/': '/docs/', '/docs/js/scalar.js': '/docs/js/scalar.js' } as const

/**
 * Serves the page, open without a token. The package that makes it takes 0.1 s and 40 MB, so it is loaded into an
 * application of its own, which `makeApp` gives, when somebody first wants to see it.
 */
export function serveReferencePage(app: FastifyInstance, makeApp: () => FastifyInstance): void {
  let loading: Promise<FastifyInstance> | undefined
  for (const [path, file] of Object.entries(FILES)) {
    app.get(path, { config: { access: 'open' }, schema: { hide: true } }, async (_request, reply) => {
      loading ??= load(makeApp())
      const page = await loading
      const { headers, rawPayload } = await page.inject(file)
      return reply
        .header('content-type', headers['content-type'])
        .header('content-security-policy', PAGE_POLICY)
        .send(rawPayload)
    })
  }
}

async function load(page: FastifyInstance): Promise<FastifyInstance> {
  const { default: reference } = await import('@scalar/fastify-api-reference')
  await page.register(reference, { routePrefix: '/docs', configuration: SETTINGS })
  return page
}
