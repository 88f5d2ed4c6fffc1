import { defineServer } from '../../server/module-api.ts'
import { makeGeneratedDocuments } from './demo/make-generated-documents.ts'
import { makeIncomingLetters } from './demo/make-incoming-letters.ts'
import { makeOutgoingLetters } from './demo/make-outgoing-letters.ts'
import { makeTemplates } from './demo/make-templates.ts'
import { office } from './index.ts'
import { circulatedLetterRules } from './letters/circulated-letter.server.ts'
import { incomingLetterRules } from './letters/incoming-letter.server.ts'
import { letterNumberCodeRules } from './letters/letter-number-code.server.ts'
import { docInRegisterRows, docOutRegisterRows } from './letters/letter-registers.server.ts'
import { outgoingLetterPaperRules, outgoingLetterRules } from './letters/outgoing-letter.server.ts'
import { wopiCalls } from './office-servers/ask-wopi.server.ts'
import { wpsCalls } from './office-servers/ask-wps.server.ts'
import { paperRoutes, templateRoutes } from './routes.server.ts'
import { templateRules } from './template.server.ts'

/** The server side of office documents. */
export const officeServer = defineServer(office, {
  rules: [
    templateRules,
    letterNumberCodeRules,
    outgoingLetterRules,
    outgoingLetterPaperRules,
    incomingLetterRules,
    circulatedLetterRules,
  ],
  routes: (app) => {
    templateRoutes(app)
    paperRoutes(app)
  },
  adapters: { wopi: wopiCalls, wps: wpsCalls },
  reports: { docOutRegister: docOutRegisterRows, docInRegister: docInRegisterRows },
  demo: async (demo) => {
    await makeTemplates(demo)
    await Promise.all([makeGeneratedDocuments(demo), makeOutgoingLetters(demo), makeIncomingLetters(demo)])
  },
})
