import type { FastifyInstance } from 'fastify'
import { minuteMs } from '../../../core/values/duration.ts'
import { readInput } from '../../platform/http/read-input.ts'
import type { LicenceState } from './licence-state.ts'
import type { Licences } from './open-licences.ts'

const config = { public: true, unlicensed: true } as const
const largestFile = 20_000

/**
 * The calls of /license. Anyone may load a licence, since nobody can sign in when it has ended: a file that was not
 * signed for this very installation changes nothing, and an older one never takes the place of a newer.
 */
export function licenceRoutes(licences: Licences) {
  return (app: FastifyInstance): void => {
    app.get('/api/system/license', { config: { ...config, rateLimit: { max: 120, timeWindow: minuteMs } } }, () =>
      shown(licences),
    )
    app.post(
      '/api/system/license',
      { config: { ...config, rateLimit: { max: 20, timeWindow: minuteMs } } },
      async (request) => {
        const read = readInput(request, request.body)
        const file = read.secret('file', { max: largestFile, required: true })
        read.finish()
        await licences.load(file, request.ip)
        return shown(licences)
      },
    )
  }
}

async function shown(licences: Licences) {
  const [{ kind, until, ended, daysLeft, licence }, machineCode] = await Promise.all([
    licences.current(),
    licences.machineCode(),
  ])
  return {
    kind,
    until,
    ended,
    daysLeft,
    machineCode,
    licence: licence === null ? null : open(licence, await licences.users()),
  }
}

function open(
  { licNo, customer, modules, maxUsers, expireDate, demo }: NonNullable<LicenceState['licence']>,
  users: number,
) {
  return { licNo, customer, modules, maxUsers, expireDate, demo, crowded: users > maxUsers }
}
