import { defineServer } from '../../server/module-api.ts'
import { constructionTaskRules } from './construction-task.server.ts'
import { makeProjects } from './demo/make-projects.ts'
import { engineering } from './index.ts'

/** The server side of engineering. */
export const engineeringServer = defineServer(engineering, { rules: [constructionTaskRules], demo: makeProjects })
