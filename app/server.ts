import { collectOldSpaceSoon, freeYoungSpace, holdYoungSpace } from '../server/platform/process/v8-heap.ts'

holdYoungSpace()
collectOldSpaceSoon()
// Only now, since most of what stays comes with the program itself.
const { start } = await import('./start.ts')
await start()
freeYoungSpace()
