import type { FastifyInstance, RouteOptions } from 'fastify'

/** Which methods a path answers to, so that a wrong method is told from a wrong path. */
export interface KnownRoutes {
  readonly methodsOf: (path: string) => readonly string[]
  readonly all: readonly RouteOptions[]
}

/** Remembers every route that is registered afterwards. */
export function rememberRoutes(app: FastifyInstance): KnownRoutes {
  const all: (RouteOptions & { readonly pattern: RegExp })[] = []
  app.addHook('onRoute', (route) => {
    all.push({ ...route, pattern: patternOf(route.url) })
  })
  return {
    all,
    methodsOf: (path) =>
      all.filter(({ pattern, url }) => !url.endsWith('*') && pattern.test(path)).flatMap(({ method }) => method),
  }
}

function patternOf(url: string): RegExp {
  const parts = url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)))
  return new RegExp(`^${parts.join('/')}/?$`)
}
