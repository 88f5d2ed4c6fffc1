import type { FastifyInstance } from 'fastify'
import { visibleOutbox } from '../../server/identity/session/account-message-gateway.ts'
import { openSessions } from '../../server/identity/session/create-sessions.ts'
import { defaultSite } from '../../server/identity/session/public-site-info.ts'
import { createServer } from '../../server/main/server.ts'
import { openChannels } from '../../server/messaging/message/open-channels.ts'
import { openLive } from '../../server/messaging/notice/live/open-live-updates.ts'
import { openLicences } from '../../server/operate/licence/open-licences.ts'
import { openLog } from '../../server/platform/http/request-log.ts'
import type { Routes } from '../../server/platform/http/routes-type.ts'
import { modules } from '../modules.ts'
import { productRoutes, productServices } from '../product-services.ts'
import type { GroupWorld } from './group-world.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A route of the product, and who may call it: anyone, anyone with a session, or whoever holds a permission. */
export interface ProductRoute {
  readonly method: Method
  readonly url: string
  readonly files: boolean
  readonly access: 'public' | 'session' | 'permission'
}

export interface ProductServer {
  readonly app: FastifyInstance
  readonly routes: readonly ProductRoute[]
  readonly close: () => Promise<void>
}

/** A server with every route of the product, over a test's world. */
export async function productServer({
  pool,
  running,
  files,
}: Pick<GroupWorld, 'pool' | 'running' | 'files'>): Promise<ProductServer> {
  const routes: ProductRoute[] = []
  const sessions = await openSessions(pool, { gateway: visibleOutbox })
  const onError = (error: unknown) => {
    throw error
  }
  const live = await openLive({ sessions, running, onError })
  const own = productRoutes(
    productServices({
      files,
      sessions,
      live,
      onError,
      licences: openLicences(pool, { demo: true }),
      channels: openChannels([], visibleOutbox),
      site: defaultSite,
      base: '',
      companyLookup: undefined,
    }),
  )
  const app = await createServer({
    pool,
    sessions,
    log: openLog('silent'),
    running,
    words: modules.map(({ refusals }) => refusals),
    routes: own.map((one) => noted(one, routes)),
    perMinute: 1_000_000,
  })
  async function close(): Promise<void> {
    await app.close()
    await live.close()
    await sessions.close()
  }
  return { app, routes, close }
}

function noted(own: Routes, routes: ProductRoute[]): Routes {
  return async (scope) => {
    scope.addHook('onRoute', ({ method, url, config }) => {
      const access = accessOf(config)
      for (const one of [method].flat())
        if (one !== 'HEAD' && one !== 'OPTIONS')
          routes.push({ method: one as Method, url, files: config?.files === true, access }) // no other method has a route
    })
    await own(scope)
  }
}

function accessOf(
  config: { readonly public?: boolean; readonly session?: boolean } | undefined,
): ProductRoute['access'] {
  if (config?.public === true) return 'public'
  return config?.session === true ? 'session' : 'permission'
}
