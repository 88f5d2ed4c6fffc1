import { describe, expect, test } from 'vitest'
import { groupWorld, worldNow } from '../../app/testing/group-world.ts'
import type { AnyDocument } from '../../core/description/document.ts'
import { readDraft } from '../../core/form-design/read-draft.ts'
import { startable } from '../../server/approval/startable-processes.ts'
import { formLines } from '../../server/forms/form-designer-queries.ts'
import { act, find, save } from '../../server/module-api.ts'
import { everydayForms, makeForms } from './demo/make-forms.ts'

const world = await groupWorld()
const fresh = (code: string) => world.ctx(code)

function docOf(name: string): AnyDocument {
  const found = world.running.documents.get(`form.${name}`)
  if (found === undefined) throw new Error(`${name} does not run`)
  return found.doc
}

describe('WFL-04 the everyday forms of the group', () => {
  test('are drawn like any other, published by the same path, and totalled, measured and decided on', async () => {
    for (const form of everydayForms) expect(readDraft(JSON.parse(JSON.stringify(form)))).toEqual({ draft: form })
    await makeForms(world)
    const all = (await fresh('admin')).withoutScope('test')
    const rows = async (name: string) => find(all, docOf(name), {}, { lines: true, sort: ['createTime'] })
    expect(await rows('leave')).toMatchObject([
      { days: '1.0', approvalStatus: '2', no: expect.stringMatching(/^QJ-BLHY-202610-/) },
      { days: '0.5', approvalStatus: '1' },
    ])
    expect(await rows('overtime')).toMatchObject([{ hours: '10.5', counted: '21.00', approvalStatus: '2' }])
    expect(await rows('trip')).toMatchObject([
      { budget: '3000.00', days: '4', approvalStatus: '2' },
      { approvalStatus: '1' },
    ])
    expect(await rows('reimburse')).toMatchObject([
      { tripBudget: '3000.00', total: '2904.00', payable: '1904.00', over: '0.00', approvalStatus: '1' },
    ])
    expect(await rows('sealUse')).toMatchObject([{ copies: '4', approvalStatus: '1' }])
    expect(((await startable(await fresh('seasales'))) as { process: string }[]).map(({ process }) => process)).toEqual(
      expect.arrayContaining(everydayForms.map(({ doc }) => doc.name)),
    )
  })

  test('LNG-01 who changed a form is named in the language of whoever looks', async () => {
    const by = async (lang: 'zh' | 'ru') =>
      (await formLines(await world.ctx('admin', { lang }))).find(({ name }) => name === 'leave')?.updatedBy
    expect([await by('zh'), await by('ru')]).toEqual(['何志远', expect.stringMatching(/^[А-ЯЁа-яё. ]+$/)])
  })

  test('a reimbursement above the trip it is for must say why, and goes to the general manager', async () => {
    const [first] = await find((await fresh('admin')).withoutScope('test'), docOf('trip'), { approvalStatus: '2' })
    const much = {
      reason: '超支',
      trip: first?.id ?? '',
      advance: '0',
      receipts: [{ day: '2026-11-10', sort: 'hotel', amount: '3000.01', note: '' }],
    }
    await expect(save(await fresh('seasales'), docOf('reimburse'), much)).rejects.toMatchObject({
      errors: { overReason: { code: 'kind.fill' } },
    })
    const made = await save(await fresh('seasales'), docOf('reimburse'), { ...much, overReason: '旺季房价上涨' })
    expect((await find(await fresh('seasales'), docOf('reimburse'), { id: made.id }))[0]).toMatchObject({
      over: '0.01',
    })
    await act(await fresh('seasales'), docOf('reimburse'), made.id, 'submit', { ver: made.ver })
    await world.agree(docOf('reimburse'), made.id, worldNow, 2)
    expect(
      (await find((await fresh('admin')).withoutScope('test'), docOf('reimburse'), { id: made.id }))[0]
        ?.currentHandlers,
    ).toEqual([(await fresh('qiangm')).actor.id])
  })
})
