import sql from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { find, rows, save } from '../../../server/module-api.ts'
import { listGeneratedDocuments } from '../../../server/office-files/generated-documents/list-generated-documents.ts'
import { textsIn } from '../testing/docx-paragraph-texts.ts'
import { type LetterWorld, letterWorld, scanOf, tasksFor } from '../testing/letter-world.ts'
import { letterNumberCode } from './letter-number-code.ts'
import { outgoingLetter } from './outgoing-letter.ts'

let w: LetterWorld

beforeAll(async () => {
  w = await letterWorld()
}, 120_000)

describe('the way of a letter', () => {
  test('it is countersigned by departments, checked by the office and signed, and only then has a number', async () => {
    const id = await w.drafted({ signDepts: [w.world.place('BLJT/CW'), w.world.place('BLJT/HR')] })
    await w.does('legal', id, 'submit')
    const handlers = async () => (await w.letterOf(id)).currentHandlers
    expect(await handlers()).toEqual([w.world.person('risk')])
    await w.world.agree(outgoingLetter, id, worldNow, 1)
    expect(new Set(await handlers())).toEqual(new Set([w.world.person('findir'), w.world.person('hr')]))
    await w.world.agree(outgoingLetter, id, worldNow, 2)
    expect(await handlers()).toEqual([w.world.person('officehead')])
    await w.world.agree(outgoingLetter, id, worldNow, 1)
    expect(await handlers()).toEqual([w.world.person('qiangm')])
    expect(await w.letterOf(id)).toMatchObject({ docNo: null, status: '1' })
    await w.world.agree(outgoingLetter, id, worldNow, 1)
    expect(await w.letterOf(id)).toMatchObject({ status: '2', docYear: '2026', signDate: '2026-11-18' })
    expect((await w.letterOf(id)).docNo).toMatch(/^北陆发〔2026〕[1-9]\d*号$/)
  })

  test('its paper is made under the red head with the number, and bound by the approval', async () => {
    const id = await w.signed({ body: '第一条　总则。\n第二条　附则。' })
    const { docNo } = await w.letterOf(id)
    const reader = await w.world.ctx('legal')
    const { papers } = await listGeneratedDocuments(reader, 'office.docOut', id)
    expect(papers).toMatchObject([{ state: 'frozen', proof: 'same', later: [], changed: [] }])
    const [version] = await w.world.pool.query<{ key: string; after: boolean }>(sql`
      select v.stored_key as key, v.after_approval as after from engine.office_version v where v.file_id = ${papers[0]?.fileId}::uuid`)
    expect(version?.after).toBe(false)
    const texts = await textsIn(await w.world.files.read(version?.key ?? ''))
    expect(texts).toContain(docNo)
    expect(texts.join('\n')).toContain('集团本部文件')
    expect(texts.join('\n')).toMatch(/第一条　总则。\n?第二条　附则。/)
  })

  test('it is sealed by the keeper alone, stands in the register of seals, is circulated and put on file', async () => {
    const id = await w.signed()
    await expect(w.does('secretary', id, 'seal', {})).rejects.toMatchObject({ status: 403 })
    expect((await tasksFor(w.world, 'keeper')).some((row) => row.id === id)).toBe(true)
    await w.does('keeper', id, 'seal', { scan: await scanOf(await w.world.ctx('keeper')) })
    const { docNo, status, keeper } = await w.letterOf(id)
    expect([status, keeper]).toEqual(['3', w.world.person('keeper')])
    const seals = w.world.running.documents.get('contracts.sealUse')?.doc
    const all = (await w.world.ctx('admin')).withoutScope('test')
    const used = seals === undefined ? [] : await find(all, seals, { docType: 'letter', status: '2' })
    expect(used.some((use) => String(Reflect.get(use, 'subject')).startsWith(docNo ?? ''))).toBe(true)
    await expect(w.does('seasales', id, 'circulate')).rejects.toMatchObject({ status: 403 })
    await w.does('secretary', id, 'circulate')
    await w.does('secretary', id, 'file', { fileNo: 'WS-2026-018' })
    expect(await w.letterOf(id)).toMatchObject({ status: '5', fileNo: 'WS-2026-018', sentTo: '2', readBy: '0' })
  })

  test('who drafted it does not seal it', async () => {
    const id = await w.signed({}, 'keeper')
    await expect(
      w.does('keeper', id, 'seal', { scan: await scanOf(await w.world.ctx('keeper')) }),
    ).rejects.toMatchObject({ code: 'doc-out.keeper-drafted' })
  })

  test('without a code for its kind it is not handed in, and a letterhead that is not there is refused', async () => {
    const id = await w.drafted({ kind: 'report' })
    await expect(w.does('legal', id, 'submit')).rejects.toMatchObject({ errors: { kind: { code: 'doc-out.no-code' } } })
    await expect(w.drafted({ template: '公函' })).rejects.toMatchObject({
      errors: { template: { code: 'doc-out.template' } },
    })
  })
})

describe('numbers', () => {
  const numberOf = async (id: string) => (await w.letterOf(id)).docNo

  test('rise by one for each unit and kind, without zeros before them', async () => {
    await w.code('北陆通', ['minutes'])
    await w.code('海运发', ['minutes', 'notice'], 'BLHY')
    const own = [await w.signed({ kind: 'minutes' }), await w.signed({ kind: 'minutes' })]
    const theirs = await w.signed({ kind: 'minutes', issueUnit: w.world.place('BLHY') })
    expect(await Promise.all([...own, theirs].map(numberOf))).toEqual([
      '北陆通〔2026〕1号',
      '北陆通〔2026〕2号',
      '海运发〔2026〕1号',
    ])
  })

  test('of two that are signed at once each has its own, and one that was voided keeps it', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, () => w.drafted({ kind: 'letter' })))
    for (const id of ids) await w.does('legal', id, 'submit')
    // Everybody but the signer agrees first.
    for (const id of ids) await w.world.agree(outgoingLetter, id, worldNow, 2)
    await Promise.all(ids.map((id) => w.world.agree(outgoingLetter, id, worldNow, 1)))
    expect((await Promise.all(ids.map(numberOf))).toSorted()).toEqual([1, 2, 3, 4].map((nr) => `北陆函〔2026〕${nr}号`))
    const [first = ''] = ids
    await w.does('legal', first, 'revoke', { opinion: '内容有误' })
    expect(await w.letterOf(first)).toMatchObject({ status: '6', docNo: expect.stringContaining('北陆函') })
    const next = await w.signed({ kind: 'letter' })
    expect(await numberOf(next)).toBe('北陆函〔2026〕5号')
  })

  test('a signing that fails gives none away', async () => {
    await w.code('北陆报', ['report'])
    const id = await w.drafted({ kind: 'report' })
    await w.does('legal', id, 'submit')
    await w.world.agree(outgoingLetter, id, worldNow, 2)
    await w.world.pool.query(sql`update office.template set status = 'disabled' where source = 'office.docOut'`)
    await expect(w.world.agree(outgoingLetter, id, worldNow, 1)).rejects.toMatchObject({ code: 'office.not-usable' })
    await w.world.pool.query(sql`update office.template set status = 'published' where source = 'office.docOut'`)
    await w.world.agree(outgoingLetter, id, worldNow, 1)
    expect(await numberOf(id)).toBe('北陆报〔2026〕1号')
  })

  test('no two codes are in use for one kind of a unit, and one that numbers begin with stays', async () => {
    await expect(w.code('北陆文', ['notice'])).rejects.toMatchObject({ errors: { kinds: { code: 'doc-code.twice' } } })
    await w.signed()
    const secretary = await w.world.ctx('secretary')
    const [used] = await find(secretary, letterNumberCode, { prefix: '北陆发' })
    const saved = { id: used?.id ?? '', ver: used?.ver ?? 0, prefix: '北陆文' }
    await expect(save(secretary, letterNumberCode, saved)).rejects.toMatchObject({
      errors: { prefix: { code: 'doc-code.used' } },
    })
  })
})

describe('who sees a letter', () => {
  const sees = async (who: string, id: string) => {
    const ctx = await w.world.ctx(who)
    return (
      (await ctx.sql.query(sql`select 1 from (${rows(ctx, outgoingLetter)}) o where o.id = ${id}::uuid`)).length === 1
    )
  }

  test('one without secrecy the office of its unit, a secret one those alone who have to do with it', async () => {
    const open = await w.drafted()
    const closed = await w.drafted({ secrecy: 'secret' })
    expect([await sees('secretary', open), await sees('secretary', closed)]).toEqual([true, false])
    expect([await sees('legal', closed), await sees('chairman', closed), await sees('risk', closed)]).toEqual([
      true,
      false,
      false,
    ])
    await w.does('legal', closed, 'submit')
    expect(await sees('risk', closed), 'the leader decides').toBe(true)
    await w.world.agree(outgoingLetter, closed, worldNow)
    expect([await sees('secretary', closed), await sees('keeper', closed)]).toEqual([true, true])
    expect([await sees('chairman', closed), await sees('seasales', closed)]).toEqual([false, false])
    await w.does('keeper', closed, 'seal', { scan: await scanOf(await w.world.ctx('keeper')) })
    await w.does('secretary', closed, 'circulate')
    expect([await sees('seasales', closed), await sees('seabuy', closed)]).toEqual([true, false])
  })
})
