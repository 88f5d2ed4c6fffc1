import { defineServer } from '../../server/module-api.ts'
import { makeGeneratedDocuments } from './demo/make-generated-documents.ts'
import { makeIncomingLetters } from './demo/make-incoming-letters.ts'
import { makeLetters } from './demo/make-letters.ts'
import { makeTemplates } from './demo/make-templates.ts'
import { office } from './index.ts'
import { docCodeRules } from './letters/doc-code.server.ts'
import { docInRules } from './letters/doc-in.server.ts'
import { docOutPaperRules, docOutRules } from './letters/doc-out.server.ts'
import { docReadingRules } from './letters/doc-reading.server.ts'
import { docInRegisterRows, docOutRegisterRows } from './letters/letter-registers.server.ts'
import { paperRoutes, templateRoutes } from './routes.server.ts'
import { templateRules } from './template.server.ts'

/** The server side of office documents. */
export const officeServer = defineServer(office, {
  rules: [templateRules, docCodeRules, docOutRules, docOutPaperRules, docInRules, docReadingRules],
  routes: (app) => {
    templateRoutes(app)
    paperRoutes(app)
  },
  reports: { docOutRegister: docOutRegisterRows, docInRegister: docInRegisterRows },
  demo: async (demo) => {
    await makeTemplates(demo)
    await Promise.all([makeGeneratedDocuments(demo), makeLetters(demo), makeIncomingLetters(demo)])
  },
})
