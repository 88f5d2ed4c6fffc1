import type { Room } from '../platform/context/server-component.ts'
import { publishJob } from './form-drafts.ts'
import { runPublish } from './publish-job.ts'
import { formRoutes } from './routes.ts'
import { formWords } from './words.ts'

/** Forms that administrators draw. */
export const forms: Room = {
  words: [formWords],
  jobs: { [publishJob]: { run: runPublish } },
  routes: () => [formRoutes],
}

export { subscribeToForms } from './form-subscription.ts'
export { openRuntimeRegistry } from './runtime-registry.ts'
