import { beforeAll, describe, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { act, get, save } from '../../../server/module-api.ts'
import { contract } from '../contract.ts'
import { type Clause, type TemplateWorld, templateWorld } from '../testing/template-world.ts'
import { contractTemplate } from './contract-template.ts'
import { contractText } from './contract-text.ts'

let world: TemplateWorld

beforeAll(async () => {
  world = await templateWorld()
}, 120_000)

const contractOf = async (id: string) => get((await world.ctx('risk')).withoutScope('test'), contract, id)
const reworded = (all: readonly Clause[]) => all.map((one) => (one.no === '2' ? { ...one, zh: '运费另议。' } : one))

describe('the text of a contract', () => {
  test('says the clauses of its template with what the contract says, in both languages', async () => {
    const text = await world.textOf(await world.written(await world.drafted()))
    expect(text).toMatchObject({ langMode: 'zh-ru', contractType: 'ys', changedCount: '0', status: '0' })
    const [first, second, third] = text.clauses ?? []
    expect(first?.zh).toContain('承运人辽海远通航运有限公司为')
    expect(second?.zh).toContain('7,000,000.00')
    expect(second?.zh).toContain('柒佰万元整')
    expect(second?.other).toMatch(/семь миллионов/i)
    expect(third).toMatchObject({ zh: '按________。', mandatory: '0', change: 'same' })
  })

  test('without a change is settled by its writer, and the contract is approved', async () => {
    const contractId = await world.drafted()
    const id = await world.written(contractId)
    await expect(world.submits(contractId)).rejects.toMatchObject({ code: 'contract-text.still-draft' })
    await world.does('seasales', id, 'settle')
    await world.submits(contractId)
    await expect(world.does('seasales', id, 'reopen')).rejects.toMatchObject({
      errors: { contractId: { code: 'contract-text.contract-not-draft' } },
    })
    await world.agree(contract, contractId, worldNow)
    expect((await contractOf(contractId)).approvalStatus).toBe('2')
  })

  test('with changed mandatory clauses is marked and waits for Legal, and so does the contract', async () => {
    const contractId = await world.drafted()
    const id = await world.written(contractId, (all) => reworded(all).slice(1))
    const text = await world.textOf(id)
    expect(text).toMatchObject({ changedCount: '2', changedNote: '− 1 标的\n≠ 2 运费' })
    expect(text.clauses?.map(({ change }) => change)).toEqual(['changed', 'same'])
    await expect(world.does('seasales', id, 'settle')).rejects.toMatchObject({ code: 'record.not-possible' })
    await world.does('seasales', id, 'askLegal')
    await world.submits(contractId)
    await expect(world.agree(contract, contractId, worldNow)).rejects.toMatchObject({
      code: 'contract-text.not-settled',
      params: { count: '2' },
    })
    await expect(world.does('seasales', id, 'accept')).rejects.toMatchObject({ status: 403 })
    await world.does('legal', id, 'accept')
    await world.agree(contract, contractId, worldNow)
    expect((await contractOf(contractId)).approvalStatus).toBe('2')
  })

  test('that is sent back by Legal is written anew; clauses that bind nobody may be changed', async () => {
    const contractId = await world.drafted()
    const id = await world.written(contractId, reworded)
    await world.does('seasales', id, 'askLegal')
    await world.does('legal', id, 'reject', { reason: '运费条款不得删改' })
    expect(await world.textOf(id)).toMatchObject({ status: '0', legalNote: '运费条款不得删改' })
    const other = await world.written(await world.drafted(), (all) =>
      all.map((one) => (one.no === '3' ? { ...one, zh: '按FOB东方港。' } : one)),
    )
    expect(await world.textOf(other)).toMatchObject({ changedCount: '0', changedNote: null })
    await world.does('seasales', other, 'settle')
    await world.does('seasales', other, 'reopen')
  })

  test('is saved anew once its contract says something else', async () => {
    const contractId = await world.drafted()
    const id = await world.written(contractId)
    await world.does('seasales', id, 'settle')
    const trader = await world.ctx('seasales')
    const { items = [], ver } = await get(trader, contract, contractId)
    const dearer = (items ?? []).map((line) => ({ ...line, unitPrice: '8000000.0000' }))
    await save(trader, contract, { id: contractId, ver, items: dearer })
    await expect(world.submits(contractId)).rejects.toMatchObject({ code: 'contract-text.stale' })
  })

  test('is of the type of its contract, and of a template that is approved', async () => {
    const contractId = await world.drafted()
    const legal = await world.ctx('legal')
    const trader = await world.ctx('seasales')
    const named = { templateName: '销售范本', contractType: 'xs', langMode: 'zh' }
    const clause = { no: '1', titleZh: '标的', zh: '{{goods}}', mandatory: '1' }
    const { id: templateId, ver } = await save(legal, contractTemplate, { ...named, clauses: [clause] })
    await act(await world.ctx('risk'), contractTemplate, templateId, 'approve', { ver })
    await expect(save(trader, contractText, { contractId, templateId })).rejects.toMatchObject({
      errors: { templateId: { code: 'contract-text.other-type' } },
    })
    const open = await save(legal, contractTemplate, {
      ...named,
      templateName: '未审定',
      contractType: 'ys',
      clauses: [clause],
    })
    await expect(save(trader, contractText, { contractId, templateId: open.id })).rejects.toMatchObject({
      errors: { templateId: {} },
    })
  })
})
