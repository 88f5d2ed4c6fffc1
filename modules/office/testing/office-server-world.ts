import sql from 'sql-template-tag'
import { type GroupWorld, groupWorld } from '../../../app/testing/group-world.ts'
import { groupPages } from '../../../app/testing/signed-in-callers.ts'
import { startOffice } from '../../../office-simulator/start.ts'
import type { WopiSession } from '../../../office-simulator/wopi-session.ts'
import type { WpsSession } from '../../../office-simulator/wps-session.ts'
import { testServer } from '../../../server/identity/session/testing/test-server.ts'
import { createOfficeFile } from '../../../server/office-files/create-office-file.ts'
import { officeFileRoutes, sharedFileRoutes } from '../../../server/office-files/file-routes.ts'
import { frameRoutes } from '../../../server/office-files/frame-routes.ts'
import { wopiRoutes } from '../../../server/office-files/office-servers/wopi-routes.ts'
import { wpsRoutes } from '../../../server/office-files/office-servers/wps-routes.ts'
import { letter } from '../../../server/office-files/testing/packages.ts'
import { adapterLines, probe } from '../../../server/operate/adapter/adapter-health.ts'

export interface Clock {
  readonly now: () => number
  readonly pass: (ms: number) => void
}

interface Opened {
  readonly pass: string
  readonly watermark: string | null
  readonly server: {
    readonly kind: string
    readonly url: string
    readonly origin: string
    readonly token: string
  } | null
}

interface FrameAnswer {
  readonly code: string
  readonly data: Opened & {
    readonly version: number
    readonly branch: { readonly number: number } | null
    readonly refused: { readonly code: string; readonly message: string } | null
  }
}

interface FileAnswer {
  readonly title: string
  readonly version: number
  readonly editedHere: boolean
  readonly versions: readonly { readonly number: number; readonly branch: boolean; readonly basedOn: number | null }[]
  readonly lock: { readonly holder: string | null }
}

/** A document that an office server has open, and the pass of the frame that it stands in. */
type FramedSession = WopiSession & { readonly pass: string }
type FramedWpsSession = WpsSession & { readonly pass: string }

export const wpsApp = { appId: 'AMUR2026', secret: 'secret-of-the-wps-application' } as const

/** The group with a server that listens and an office server beside it, which has been asked what it opens. */
export async function officeServerWorld(clock: Clock) {
  const world = await groupWorld()
  const { files } = world
  const routes = [officeFileRoutes(files), sharedFileRoutes, frameRoutes(files), wopiRoutes(files), wpsRoutes(files)]
  const server = await testServer(world.pool, { running: world.running, routes })
  const home = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const office = await startOffice({ port: 0, now: clock.now, wps: { gateway: `${home}/wps`, ...wpsApp } })
  const signIn = () => groupPages(world, server.app, ['seasales', 'seabuy'])
  let people = await signIn()

  async function frame(url: string, payload: object, pass = ''): Promise<FrameAnswer> {
    const headers = { officepass: pass, lang: 'en', origin: 'https://amur.example' }
    return (
      await server.app.inject({ method: 'POST', url: `/api/office/frame/${url}`, payload, headers })
    ).json<FrameAnswer>()
  }

  /** Opens a file in the frame, as far as the pass that the office server gets. */
  async function framed(code: string, fileId: string, mode = 'edit'): Promise<Opened> {
    const { data } = (await people.ask(code, `/api/office/file/${fileId}/ticket`, { mode })).json<{
      data: { token: string; officeType: string }
    }>()
    const opening = { ticket: data.token, fileId, officeType: data.officeType, appId: 'test' }
    return (await frame('open', opening)).data
  }

  /** The file as the office server has it open. */
  async function session(code: string, fileId: string, mode = 'edit'): Promise<FramedSession> {
    const { server: given, pass } = await framed(code, fileId, mode)
    if (given === null) throw new Error('our own editor opened it')
    return Object.assign(office.open(new URL(given.url).searchParams.get('WOPISrc') ?? '', given.token), { pass })
  }

  /** The file as the WPS server has it open. */
  async function wpsSession(code: string, fileId: string, mode = 'edit'): Promise<FramedWpsSession> {
    const { server: given, pass } = await framed(code, fileId, mode)
    if (given?.kind !== 'wps') throw new Error('the WPS server did not open it')
    const [name = ''] = new URL(given.url).pathname.split('/').slice(-1)
    return Object.assign(office.openWps(name, given.token), { pass })
  }

  return {
    world,
    office,
    home,
    frame,
    framed,
    session,
    wpsSession,
    ...probing(world, clock),
    rights: rightsOf(world),
    own: async (code: string) =>
      createOfficeFile(await world.ctx(code), { name: '报告.docx', bytes: letter(['运输合同草案']) }),
    fileOf: async (code: string, fileId: string) =>
      (await people.ask(code, `/api/office/file/${fileId}`)).json<{ data: FileAnswer }>().data,
    /** What the frame of a session is told of it. */
    state: async ({ pass }: { readonly pass: string }) => (await frame('state', {}, pass)).data,
    /** Time goes by; whoever sat before a page signs in again. */
    passTime: async (ms: number) => {
      clock.pass(ms)
      people = await signIn()
    },
    close: async () => {
      await office.close()
      await server.close()
    },
  }
}

/** Rights over office files, taken from every role that has them. */
function rightsOf({ pool }: GroupWorld) {
  const turn = (right: string, deleted: number) =>
    pool.query(sql`update base.role_permission set del_flag = ${deleted}::smallint where ppe_value like ${`${right}%`}`)
  return {
    take: (right: 'zxwd-dy' | 'zxwd-xw') => turn(right, 1),
    giveBack: () => turn('zxwd-', 0),
  }
}

/** The settings of the office server, the button that probes it, and its card. */
function probing(world: GroupWorld, clock: Clock) {
  const admin = () => world.ctx('admin', { at: clock.now() })
  return {
    set: async (key: string, value: string) => {
      await world.pool.query(sql`delete from base.config where cfg_key = ${key}`)
      await world.pool.query(
        sql`insert into base.config (id, create_by, create_name, cfg_key, cfg_value, cfg_type) values (uuidv7(), uuidv7(), 'test', ${key}, ${value}, 'string')`,
      )
    },
    /** Nothing that failed before lets it rest. */
    asked: async (key = 'office.wopi') => {
      await world.pool.query(sql`update engine.adapter_state set rests_until = null, failures = 0`)
      return probe(await admin(), key)
    },
    card: async (name = 'office.wopi') => {
      const lines = (await adapterLines(await admin())) as readonly Readonly<Record<string, unknown>>[] // as its page reads them
      return lines.find(({ key }) => key === name)
    },
  }
}
