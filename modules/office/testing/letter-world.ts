import { type GroupWorld, groupWorld, worldNow } from '../../../app/testing/group-world.ts'
import type { Json } from '../../../core/values/json.ts'
import { act, type Ctx, get, makePdf, save, storeFile, taskPage } from '../../../server/module-api.ts'
import { makeTemplates } from '../demo/make-templates.ts'
import { letterNumberCode } from '../letters/letter-number-code.ts'
import { outgoingLetter } from '../letters/outgoing-letter.ts'

type Body = Readonly<Record<string, Json>>

export type LetterWorld = Awaited<ReturnType<typeof letterWorld>>

/** The group with its letterheads and number codes, and what its people do with letters. */
export async function letterWorld() {
  const world = await groupWorld()
  await makeTemplates(world)
  const secretary = await world.ctx('secretary')
  const code = (prefix: string, kinds: readonly string[], unit = 'BLJT') =>
    save(secretary, letterNumberCode, { prefix, kinds: [...kinds], issueUnit: world.place(unit), inUse: '1' })
  await code('北陆发', ['decision', 'notice', 'circular'])
  await code('北陆函', ['letter'])
  return { world, code, ...lettersOf(world) }
}

function lettersOf(world: GroupWorld) {
  const letterOf = async (id: string) => get((await world.ctx('admin')).withoutScope('test'), outgoingLetter, id)
  const drafted = async (more: Body = {}, who = 'legal') => {
    const values = {
      title: '关于印发合同管理办法的通知',
      kind: 'notice',
      issueUnit: world.place('BLJT'),
      signerId: world.person('qiangm'),
      addressee: '各子公司、本部各部门',
      mainPeople: [world.person('seasales'), world.person('hr')],
      template: '发文（套红）（中文）',
      body: '现将《合同管理办法》印发给你们，请遵照执行。',
    }
    return (await save(await world.ctx(who), outgoingLetter, { ...values, ...more })).id
  }
  const does = async (who: string, id: string, verb: string, body: Body = {}) =>
    act(await world.ctx(who), outgoingLetter, id, verb, { ver: (await letterOf(id)).ver, ...body })
  const signed = async (more: Body = {}, who = 'legal') => {
    const id = await drafted(more, who)
    await does(who, id, 'submit')
    await world.agree(outgoingLetter, id, worldNow)
    return id
  }
  const sealed = async (more: Body = {}) => {
    const id = await signed(more)
    await does('keeper', id, 'seal', { scan: await scanOf(await world.ctx('keeper')) })
    return id
  }
  return { letterOf, drafted, does, signed, sealed }
}

export async function scanOf(ctx: Ctx) {
  return [{ ...(await storeFile(ctx, { name: 'a.pdf', bytes: makePdf(['Sealed']) })) }]
}

/** What waits for somebody, by document and task. */
export async function tasksFor(world: GroupWorld, who: string) {
  const asked = { view: 'todo', tab: '', param: '', thing: '', page: 1, size: 500 } as const
  return (await taskPage(await world.ctx(who), asked)).content
}
