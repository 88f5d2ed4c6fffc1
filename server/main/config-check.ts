import { readConfig } from '../operate/config.ts'
import { checkDatabase } from '../platform/database/open-database.ts'
import { CannotStart } from '../platform/process/cannot-start.ts'

// The program behind `npm start -- --check`: says what is wrong with the environment and changes nothing.
try {
  await checkDatabase(readConfig(process.env))
  if (!process.argv.includes('--quiet')) console.log('The configuration is good.')
} catch (error) {
  console.error(error instanceof CannotStart ? `Amur cannot start: ${error.message}` : error)
  process.exitCode = 1
}
