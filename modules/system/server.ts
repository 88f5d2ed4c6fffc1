import { defineServer } from '../../server/module-api.ts'
import { appVersionRoutes, appVersionRules } from './app-version.server.ts'
import { makeSystem } from './demo/make-system.ts'
import { system } from './index.ts'
import { versionNoteRoutes, versionNoteRules } from './version-note.server.ts'

/** The server side of the pages with which the product is run. */
export const systemServer = defineServer(system, {
  demo: makeSystem,
  rules: [versionNoteRules, appVersionRules],
  routes: (app) => {
    versionNoteRoutes(app)
    appVersionRoutes(app)
  },
})
