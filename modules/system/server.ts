import { defineServer } from '../../server/module-api.ts'
import { makeSystem } from './demo/make-system.ts'
import { system } from './index.ts'
import { mobileAppVersionRoutes, mobileAppVersionRules } from './mobile-app-version.server.ts'
import { releaseNoteRoutes, releaseNoteRules } from './release-note.server.ts'

/** The server side of the pages with which the product is run. */
export const systemServer = defineServer(system, {
  demo: makeSystem,
  rules: [releaseNoteRules, mobileAppVersionRules],
  routes: (app) => {
    releaseNoteRoutes(app)
    mobileAppVersionRoutes(app)
  },
})
