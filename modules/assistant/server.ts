import { defineServer } from '../../server/module-api.ts'
import { assistantRoutes } from './assistant-routes.server.ts'
import { connectAssistant } from './connected-language-model.server.ts'
import { assistantModule } from './index.ts'

/** The server side of the assistant. */
export const assistantServer = defineServer(assistantModule, {
  routes: assistantRoutes,
  start: ({ assistant }) => connectAssistant(assistant),
})
