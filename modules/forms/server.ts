import { defineServer } from '../../server/module-api.ts'
import { makeForms } from './demo/make-forms.ts'
import { formsModule } from './index.ts'

/** The server side of business forms; their calls and their job are the engine's own. */
export const formsServer = defineServer(formsModule, { demo: makeForms })
