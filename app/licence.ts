import { CannotStart } from '../server/cannot-start.ts'
import { licenceCommand } from '../server/licence/licence-command.ts'

// The program behind bin/licence.mjs.
try {
  licenceCommand(process.argv.slice(2), (line) => console.log(line))
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exitCode = 1
}
