/** The console's routes, as the application has them. */
import type { FastifyInstance } from 'fastify'

/** A route of `/console/api`. */
export interface ConsoleRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `:name` for parameters. */
  readonly path: string
}

/** Reads them from the tree that the application prints. */
export function consoleRoutesOf(app: FastifyInstance): ConsoleRoute[] {
  const parents: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap(line => {
      const [, indent = '', part = '', methods] =
        /^([│ ]*(?:[├└]── )?)(\S*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
      const depth = indent.length / 4
      parents.length = depth
      const path = parents.join('') + part
      parents[depth] = part
      return (methods?.split(', ') ?? []).map(method => ({ method, path }) as ConsoleRoute)
    })
    .filter(({ path, method }) => path.startsWith('/console/api/') && (method as string) !== 'HEAD')
}
