import { defineServer } from '../../server/module-api.ts'
import { makeProjects } from './demo/make-projects.ts'
import { engTaskRules } from './eng-task.server.ts'
import { engineering } from './index.ts'

/** The server side of engineering. */
export const engineeringServer = defineServer(engineering, { rules: [engTaskRules], demo: makeProjects })
