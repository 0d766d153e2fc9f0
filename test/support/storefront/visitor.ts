/** A buyer's browser without any script: it keeps cookies as a browser does, and sends forms as one. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

/** Who looks at a shop. */
export interface Visitor {
  readonly cookies: ReadonlyMap<string, string>
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  /** Sends a form and answers what that is answered. */
  post(
    path: string,
    form: Readonly<Record<string, string>>,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
}

/** Makes one; paths are those below the shop's, but for those of the payment service. */
export function makeVisitor(app: FastifyInstance, shop = 'test'): Visitor {
  const cookies = new Map<string, string>()
  const cookieHeader = (): Record<string, string> =>
    cookies.size === 0 ? {} : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }

  const urlOf = (path: string) => (path.startsWith('/payments/') ? path : `/shops/${shop}${path}`)

  function keep(response: LightMyRequestResponse): LightMyRequestResponse {
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  return {
    cookies,
    get: async (path, headers = {}) =>
      keep(await app.inject({ url: urlOf(path), headers: { ...cookieHeader(), ...headers } })),
    post: async (path, form, headers = {}) =>
      keep(
        await app.inject({
          method: 'POST',
          url: urlOf(path),
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            origin: 'http://localhost:80',
            ...cookieHeader(),
            ...headers,
          },
          payload: new URLSearchParams(form).toString(),
        }),
      ),
  }
}

/** The text of a page, without markup and with single spaces. */
export function textOf(html: string): string {
  return html
    .replace(/<head>.*?<\/head>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}
