import { licenceCommand } from '../server/operate/licence/licence-command.ts'
import { CannotStart } from '../server/platform/process/cannot-start.ts'

// The program behind bin/licence.mjs.
try {
  licenceCommand(process.argv.slice(2), (line) => console.log(line))
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exitCode = 1
}
