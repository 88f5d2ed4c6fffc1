import {
  collectAtRest,
  collectOldGenerationSooner,
  releaseYoungGeneration,
  limitYoungGeneration,
} from '../server/platform/process/v8-heap.ts'

limitYoungGeneration()
collectOldGenerationSooner()
// Only now, since most of what stays comes with the program itself.
const { start } = await import('./start.ts')
await start()
releaseYoungGeneration()
collectAtRest()
