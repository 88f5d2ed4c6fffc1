import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Routes } from '../../platform/http/routes-type.ts'
import type { Files } from '../../records/files/file-store-interface.ts'
import { admitWps, refuseOtherBody } from './admit-wps.ts'
import { answerAsWps } from './wps-answers.ts'
import { wpsFileRoutes } from './wps-file-routes.ts'
import { wpsLinkRoutes } from './wps-link-routes.ts'
import { wpsNotifyRoute } from './wps-notify-route.ts'
import { wpsSaveRoutes } from './wps-save-routes.ts'

/**
 * The calls of a WPS WebOffice server (callbacks v3) under the gateway `/wps`: what a file is and who may do what with
 * it, its versions, saves, what happens in it; beside them the two addresses that we give it for bytes.
 */
export function wpsRoutes(files: Files): Routes {
  return async (app: FastifyInstance) => {
    app.decorateRequest('officePass', null)
    app.decorateRequest('wpsServer', null)
    // A body is signed as it comes, whatever its type.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      '*',
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, body: string | Buffer) => body,
    )
    app.addHook('preSerialization', answerAsWps)
    wpsLinkRoutes(app, files)
    await app.register(async (signed) => {
      signed.addHook('onRequest', admitWps)
      signed.addHook('preHandler', refuseOtherBody)
      wpsFileRoutes(signed)
      wpsNotifyRoute(signed)
      wpsSaveRoutes(signed)
    })
  }
}
