import { collectOldSpaceSoon, freeYoungSpace, holdYoungSpace } from '../server/heap.ts'

holdYoungSpace()
collectOldSpaceSoon()
// Only now, since most of what stays comes with the program itself.
const { start } = await import('./start.ts')
await start()
freeYoungSpace()
