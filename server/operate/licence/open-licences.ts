import type { KeyObject } from 'node:crypto'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Pool } from '../../platform/database/pool.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { elapsed, now } from '../../platform/process/clock.ts'
import { type Licence, readLicence } from './licence-file.ts'
import { productKey } from './licence-public-key.ts'
import { type LicenceState, licenceState } from './licence-state.ts'
import { countUsers, ensureInstallation, keepLicence } from './licence-store.ts'
import { machineCode } from './machine-code.ts'

/** What one process knows of the licence. */
export interface Licences {
  /** The state at this moment; what the database says of it is read at most every few seconds. */
  readonly current: () => Promise<LicenceState>
  readonly machineCode: () => Promise<string>
  /** Puts a licence file in use, or refuses it and says why. */
  readonly load: (text: string, ip: string) => Promise<LicenceState>
  readonly users: () => Promise<number>
}

interface LicencesOptions {
  /** A demonstration takes licences made for demonstrations. */
  readonly demo: boolean
  readonly key?: KeyObject
}

interface Known {
  readonly readAt: number
  readonly id: string
  readonly begunAt: number
  readonly seenAt: number
  readonly licence: Licence | null
}

const life = 5_000

/**
 * Opens the licence of an installation; its signature is checked whenever it is read, so that writing the table wins
 * nothing.
 */
export function openLicences(pool: Pool, { demo, key = productKey }: LicencesOptions): Licences {
  let reading: Promise<Known> | null = null
  let known: Known | null = null

  async function read(): Promise<Known> {
    const { id, begunAt, seenAt, file } = await ensureInstallation(pool, now())
    const licence = file === null ? null : readLicence(file, key)
    return { readAt: elapsed(), id, begunAt, seenAt, licence: licence !== null && fits(licence, id) ? licence : null }
  }

  async function fresh(): Promise<Known> {
    if (known !== null && elapsed() - known.readAt < life) return known
    reading ??= read().finally(() => {
      reading = null
    })
    known = await reading
    return known
  }

  function fits(licence: Licence, id: string): boolean {
    return licence.demo ? demo : licence.machineCode === machineCode(id)
  }

  const stateOf = ({ begunAt, seenAt, licence }: Known) => licenceState(begunAt, licence, Math.max(now(), seenAt))

  return {
    current: async () => stateOf(await fresh()),
    machineCode: async () => machineCode((await fresh()).id),
    users: () => countUsers(pool),
    async load(text, ip) {
      const licence = readLicence(text, key)
      if (licence === null) throw Refusal.atField('file', 'licence.false')
      if (licence.demo && !demo) throw Refusal.atField('file', 'licence.demo')
      const { id, licence: before } = await read()
      if (!fits(licence, id)) throw Refusal.atField('file', 'licence.machine', { code: machineCode(id) })
      if (licenceState(0, licence, now()).ended)
        throw Refusal.atField('file', 'licence.over', { day: licence.expireDate })
      if (before !== null && before.issued >= licence.issued)
        throw Refusal.atField('file', 'licence.older', { number: before.licNo })
      await inTransaction(pool, (on) => keepLicence(on, text, licence.issued, now(), ip))
      known = null
      return stateOf(await fresh())
    },
  }
}
