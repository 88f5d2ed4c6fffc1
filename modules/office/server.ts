import { defineServer } from '../../server/define.ts'
import { makePapers } from './demo/make-papers.ts'
import { makeTemplates } from './demo/make-templates.ts'
import { office } from './index.ts'
import { paperRoutes, templateRoutes } from './routes.server.ts'
import { templateRules } from './template.server.ts'

/** The server side of office documents. */
export const officeServer = defineServer(office, {
  rules: [templateRules],
  routes: (app) => {
    templateRoutes(app)
    paperRoutes(app)
  },
  demo: async (demo) => {
    await makeTemplates(demo)
    await makePapers(demo)
  },
})
