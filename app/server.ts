import { freeYoungSpace, holdYoungSpace } from '../server/young-space.ts'

holdYoungSpace()
// Only now, since most of what stays comes with the program itself.
const { start } = await import('./start.ts')
await start()
freeYoungSpace()
