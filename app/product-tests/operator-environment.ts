import { join } from 'node:path'
import { operateCommand } from '../../server/operate/installation/operate-command.ts'
import type { ObjectStorage } from '../../server/platform/config/config-values.ts'
import { stopEmbedded } from '../../server/platform/database/embedded-postgres.ts'
import { servers } from '../module-servers.ts'
import { throwAwayFolder } from '../testing/product-process.ts'

/** An empty machine on which an operator's commands are run, with the folder of its backups. */
interface OperateHome {
  readonly data: string
  readonly backups: string
  readonly keyText: string
  /** Runs a command of `bin/amur.mjs`, perhaps in a changed environment, and answers what it printed. */
  readonly operate: (args: readonly string[], more?: Readonly<Record<string, string>>) => Promise<string>
  readonly close: () => Promise<void>
}

/** Makes one whose files lie on its disk, or in an S3 store. */
export function operateHome(store?: ObjectStorage): OperateHome {
  const folder = throwAwayFolder()
  const [data, backups, keyText] = [
    join(folder, 'data'),
    join(folder, 'backups'),
    'Yp3-kept-apart-from-backups-9fQzLwT0',
  ]
  const environment = {
    DATA_DIR: data,
    BACKUP_DIR: backups,
    BACKUP_KEY: keyText,
    ...(store === undefined ? {} : storeVariables(store)),
  }
  return {
    data,
    backups,
    keyText,
    async operate(args, more = {}) {
      const lines: string[] = []
      await operateCommand(args, {
        root: join(import.meta.dirname, '..', '..'),
        environment: { ...environment, ...more },
        proofs: servers.flatMap(({ proofs }) => proofs ?? []),
        makeFirstPeople: async () => [],
        print: (line) => void lines.push(line),
      })
      return lines.join('\n')
    },
    close: () => stopEmbedded(data),
  }
}

function storeVariables({ endpoint, bucket, region, accessKey, secretKey }: ObjectStorage) {
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  }
}
