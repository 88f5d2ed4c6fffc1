import { checkDatabase } from '../../platform/database/open-database.ts'
import { CannotStart } from '../../platform/process/cannot-start.ts'
import { readConfig } from '../config.ts'
import { adminCommand } from './admin-command.ts'
import { backupCommand, tell } from './backup-command.ts'
import type { Surroundings } from './command-context.ts'
import { secretsCommand } from './secrets-command.ts'
import { prove } from './verify-data.ts'
import { withInstallation } from './with-installation.ts'

const usage = `bin/amur.mjs config check             reads the settings, reaches the database, changes nothing
bin/amur.mjs secrets make             prints 32 random bytes for SECRET, BACKUP_KEY and the like
bin/amur.mjs secrets list | rotate    the keys that sign sessions; a new one signs after a restart
bin/amur.mjs backup create | list     to BACKUP_DIR, sealed with BACKUP_KEY; the server may run
bin/amur.mjs backup verify [name]     restores a backup elsewhere, proves it and removes it again
bin/amur.mjs backup drill             a backup of now, then the same
bin/amur.mjs backup restore [name]    into an empty database and an empty file store
bin/amur.mjs prove                    books, approvals, payments, files, audit of this installation
bin/amur.mjs admin bootstrap          the first three administrators, or their passwords again
bin/amur.mjs admin unlock <account>   lets a locked account try again
bin/amur.mjs admin password <account> a password for one sign-in`

/** Does what `bin/amur.mjs` was asked; CannotStart says why it could not. */
export async function operateCommand([subject, ...rest]: readonly string[], around: Surroundings): Promise<void> {
  if (subject === 'config') {
    await checkDatabase(readConfig(around.environment))
    return around.print('The configuration is good.')
  }
  if (subject === 'secrets') return secretsCommand(rest, around)
  if (subject === 'backup') return backupCommand(rest, around)
  if (subject === 'admin') return adminCommand(rest, around)
  if (subject === 'prove')
    return tell(await withInstallation(around, ({ pool, storage }) => prove(pool, storage, around.proofs)), around)
  if (subject !== undefined && subject !== 'help') throw new CannotStart(usage)
  around.print(usage)
}
