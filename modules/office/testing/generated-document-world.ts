import { randomUUID } from 'node:crypto'
import { type GroupWorld, groupWorld, worldNow } from '../../../app/testing/group-world.ts'
import { groupPages } from '../../../app/testing/signed-in-callers.ts'
import { joinedRoutes } from '../../../server/exchange/joined/joined-routes.ts'
import { formPrintRoutes } from '../../../server/exchange/paper/form-print-routes.ts'
import { paperPdfRoutes } from '../../../server/exchange/paper/paper-routes.ts'
import { docx, paragraph, table } from '../../../server/exchange/template/testing/docx.ts'
import { testServer, type TestServer } from '../../../server/identity/session/testing/test-server.ts'
import { act, get, save, storeFile } from '../../../server/module-api.ts'
import { officeFileRoutes, sharedFileRoutes } from '../../../server/office-files/file-routes.ts'
import { frameRoutes } from '../../../server/office-files/frame-routes.ts'
import { contract } from '../../contracts/contract.ts'
import { freight, freightDeal } from '../../contracts/testing/freight-deal.ts'
import { officeServer } from '../server.ts'
import { template } from '../template.ts'

interface Kept {
  readonly fileId: string
  readonly number: number
  readonly afterApproval: boolean
}

interface Paper {
  readonly fileId: string
  readonly number: number
  readonly personName: string
  readonly sha256: string
  readonly templateNo: string
  readonly templateVersion: number
  readonly state: string
  readonly proof: string | null
  readonly pdfs: readonly string[]
  readonly changed: readonly string[]
  readonly later: readonly { readonly number: number }[]
}

interface Window {
  readonly pass: string
  readonly editId: string
}

export type GeneratedDocumentWorld = Awaited<ReturnType<typeof generatedDocumentWorld>>

/** The group with a published template of contracts, and what its people do with the papers of contracts. */
export async function generatedDocumentWorld() {
  const world = await groupWorld()
  const server = await testServer(world.pool, {
    running: world.running,
    routes: [
      (scope) => officeServer.routes?.(scope),
      officeFileRoutes(world.files),
      sharedFileRoutes,
      paperPdfRoutes,
      formPrintRoutes,
      joinedRoutes,
      frameRoutes(world.files),
    ],
  })
  const { ask } = await groupPages(world, server.app, ['admin', 'seasales', 'seabuy', 'findir', 'landsales', 'hr'])
  const publish = publisher(world, ask)
  const templateId = await publish(
    // The name stands twice: in the heading and in the text.
    paragraph('{{合同名称}}') +
      paragraph('本合同《{{合同名称}}》金额 {{totalAmount}}') +
      table([paragraph('{{goods}}'), paragraph('{{qty}}')]),
    { 合同名称: 'contractName', totalAmount: 'totalAmount', goods: 'items.goods', qty: 'items.qty' },
  )
  const list = (record: string) => `/api/office/paper?document=contracts.contract&record=${record}`
  const making = (record: string, by = templateId) => `/api/office/paper/${by}?record=${record}`
  return {
    world,
    ask,
    publish,
    list,
    making,
    ...contractsOf(world, await freightDeal(world)),
    ...windowsOf(server, ask),
    close: () => server.close(),
    /** The next request reads the rights of its person anew, as it would after the server heard of a change. */
    forgetRights: () => server.sessions.sessions.forget(),
    async made(code: string, record: string, by = templateId): Promise<Kept> {
      const answer = await ask(code, making(record, by), {})
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return answer.json<{ data: Kept }>().data
    },
    async papers(code: string, record: string): Promise<readonly Paper[]> {
      return (await ask(code, list(record))).json<{ data: { papers: readonly Paper[] } }>().data.papers
    },
    async content(code: string, fileId: string, version?: number): Promise<Buffer> {
      const part = version === undefined ? '' : `?version=${version}`
      return (await ask(code, `/api/office/file/${fileId}/content${part}`)).rawPayload
    },
    templateNo: async () => (await get(await world.ctx('admin'), template, templateId)).templateNo,
  }
}

type Ask = Awaited<ReturnType<typeof groupPages>>['ask']

function contractsOf(world: GroupWorld, deal: Awaited<ReturnType<typeof freightDeal>>) {
  const submit = async (id: string) => {
    const sales = await world.ctx('seasales')
    await act(sales, contract, id, 'submit', { ver: (await get(sales, contract, id)).ver })
  }
  return {
    draft: async () => (await save(await world.ctx('seasales'), contract, freight(deal))).id,
    submit,
    async approve(id: string): Promise<void> {
      await submit(id)
      await world.agree(contract, id, worldNow)
    },
  }
}

function windowsOf(server: TestServer, ask: Ask) {
  const frame = async (url: string, pass: string, payload: object) => {
    const headers = { officepass: pass }
    const answer = await server.app.inject({ method: 'POST', url: `/api/office/frame/${url}`, payload, headers })
    return answer.json<{ data: { pass: string } }>()
  }
  return {
    frame,
    /** A window of somebody in which the paper is open. */
    async opened(code: string, fileId: string): Promise<Window> {
      const answer = await ask(code, `/api/office/file/${fileId}/ticket`, { mode: 'edit' })
      const ticket = answer.json<{ data: { token: string } }>().data.token
      const { data } = await frame('open', '', { ticket, fileId, officeType: 'w', appId: 'test' })
      return { pass: data.pass, editId: randomUUID() }
    },
    async saved({ pass, editId }: Window, basedOn: number, bytes: Buffer) {
      const form = new FormData()
      for (const [name, value] of Object.entries({ editId, basedOn: String(basedOn), comment: '' }))
        form.append(name, value)
      form.append('file', new Blob([new Uint8Array(bytes)]), 'a.docx')
      const request = new Request('http://x', { method: 'POST', body: form })
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/office/frame/save',
        payload: Buffer.from(await request.arrayBuffer()),
        headers: { officepass: pass, 'content-type': request.headers.get('content-type') ?? '' },
      })
      return { status: answer.statusCode, ...answer.json<{ code: string; data: object }>() }
    },
  }
}

function publisher(world: GroupWorld, ask: Ask) {
  return async (text: string, bindings: Readonly<Record<string, string>>): Promise<string> => {
    const admin = await world.ctx('admin')
    const stored = await storeFile(admin, { name: '合同.docx', bytes: await docx(text) })
    const { id, ver } = await save(admin, template, {
      templateName: '合同文本',
      nameRu: 'Договор',
      nameEn: 'Contract',
      source: 'contracts.contract',
      language: 'zh',
      file: [{ ...stored }],
    })
    const lines = Object.entries(bindings).map(([mark, path]) => ({ mark, path, format: 'auto', lang: '', equals: '' }))
    await ask('admin', `/api/office/template/${id}/placeholders`, { ver, bindings: lines })
    await act(admin, template, id, 'publish', { ver: (await get(admin, template, id)).ver })
    return id
  }
}
