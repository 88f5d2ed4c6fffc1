/** The product with one document more, a hundred columns wide; started by bench/table-scroll-frames.ts. */
import { join } from 'node:path'
import { boot } from '../app/boot.ts'
import { readConfig } from '../server/operate/config.ts'
import { wideModule } from './wide-table-module.ts'

const { stop } = await boot(readConfig(process.env), join(import.meta.dirname, '..'), { more: [wideModule] })
console.log('Amur is ready')
process.once('SIGTERM', () => void stop().then(() => process.exit(0)))
