import sql from 'sql-template-tag'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { addDays, dayOfMs } from '../../../core/values/day.ts'
import type { RunningWindow } from '../../../customs-window/start.ts'
import { act, get } from '../../../server/module-api.ts'
import { customsTaxCertificate } from '../customs-tax-certificate.ts'
import { importLicence } from '../import-licence.ts'
import { untaxed, windowDesk, type WindowDesk } from '../testing/window-desk.ts'

let at: WindowDesk
let customs: RunningWindow

beforeAll(async () => {
  at = await windowDesk()
}, 120_000)
beforeEach(async () => {
  customs = await at.open()
})
afterEach(() => customs.close())

const status = async (id: string) => (await at.record(id)).status
const clientNo = async (id: string) => (await at.record(id)).windowKey ?? ''
const pay = async (id: string) => {
  for (const tax of ['duty', 'vat'] as const) {
    const certificate = await at.desk.certified(id, tax)
    await act(await at.system(), customsTaxCertificate, certificate, 'pay', { paidOn: '2026-11-16' })
  }
}

describe('a declaration goes its way by the single window', () => {
  test('from the clerk’s hand to the end, waiting for its tax, and each message is kept once', async () => {
    const id = await at.sent('00')
    expect(await at.record(id)).toMatchObject({ status: '1', windowStage: 'queued', preEntryNo: null })
    await at.lodged(id)
    expect(await at.record(id)).toMatchObject({ windowStage: 'held' })
    expect((await at.record(id)).preEntryNo).toMatch(/^I\d{17}$/)
    await at.followed(2)
    expect(await status(id)).toBe('3')
    expect((await at.record(id)).customsNo).toMatch(/^\d{18}$/)
    await at.followed(60)
    expect(await status(id)).toBe('5')
    expect(await at.told(id)).toEqual(['received noted', 'sent noted', 'reviewed applied', 'tax applied'])
    const { ver } = await at.record(id)
    await at.followed(2)
    expect((await at.record(id)).ver, 'nothing new is written').toBe(ver)
    await pay(id)
    await at.lodged(id)
    expect(await status(id), 'customs release it').toBe('6')
    await at.followed(2)
    expect(await at.record(id)).toMatchObject({ status: '8', windowStage: 'done', windowIssue: null })
    expect((await at.told(id)).slice(-3)).toEqual(['paid noted', 'released applied', 'closed applied'])
    const [line] = await at.world.pool.query<{ person: string }>(
      sql`select distinct person_name as person from engine.audit where record_id = ${id}::uuid and verb = 'release'`,
    )
    expect(line?.person).toBe('Amur')
  })

  test('customs hear that its tax is paid once they listen, and once only', async () => {
    const id = await at.sent('00')
    await at.lodged(id)
    await at.followed(60)
    customs.setMood('broken')
    await pay(id)
    await at.lodged(id)
    expect((await at.told(id)).at(-1)).toBe('tax applied')
    customs.setMood('good')
    // It asks for the job, which tells it; a second one has nothing to tell.
    await at.followed(5)
    for (const _ of [1, 2]) await at.lodged(id)
    await at.followed(60)
    expect(await status(id)).toBe('8')
    expect((await at.told(id)).slice(-3)).toEqual(['paid noted', 'released applied', 'closed applied'])
  })

  test('what comes back gives its licence back, is corrected and lodged again under a number of its own', async () => {
    const id = await at.sent('11', untaxed)
    await at.lodged(id)
    await at.followed(5)
    const back = await at.record(id)
    expect(back).toMatchObject({ status: '2', windowStage: 'returned' })
    expect(back.returnReason).toContain('毛重')
    expect(back.windowMessages?.at(-1)).toMatchObject({ state: 'returned', about: 'grossKg', outcome: 'applied' })
    const licence = await get(await at.system(), importLicence, back.licenceId ?? '')
    expect(Number(licence.usedQty)).toBe(0)
    const first = await clientNo(id)
    await at.does(id, 'lodge')
    await at.lodged(id)
    expect(await clientNo(id)).toBe(first.replace(/1$/, '2'))
    await at.followed(1)
    expect(await at.told(id)).toHaveLength(5)
  })

  test('what the window refuses as it stands comes back with the reason', async () => {
    const id = await at.sent('15')
    await at.lodged(id)
    expect(await at.record(id)).toMatchObject({ status: '2', windowStage: 'returned' })
    expect((await at.record(id)).returnReason).toContain('航次号')
  })
})

describe('a declaration is never lodged twice', () => {
  test.each([
    ['a lost answer', '01'],
    ['an error', '07'],
  ])('after %s', async (_, ending) => {
    const id = await at.sent(ending, untaxed)
    await at.lodged(id)
    expect(await at.record(id)).toMatchObject({ windowStage: 'queued' })
    await at.lodged(id)
    expect(await at.record(id)).toMatchObject({ windowStage: 'held' })
    expect(customs.counts(await clientNo(id)).lodged).toBe(1)
  })

  test('after a window too slow to answer', async () => {
    const id = await at.sent('08', untaxed)
    await at.lodged(id)
    expect(await at.record(id)).toMatchObject({ windowStage: 'queued' })
    await at.lodged(id)
    expect(await at.record(id)).toMatchObject({ windowStage: 'held' })
    expect(customs.counts(await clientNo(id))).toEqual({ handedIn: 1, lodged: 1 })
  })

  test('after a process that died before it kept the answer, and by a job that comes twice', async () => {
    const id = await at.sent('00', untaxed)
    await at.lodged(id)
    // As the process that died left it.
    await at.world.pool.query(
      sql`update trade.customs_declaration set window_stage = 'queued', pre_entry_no = null where id = ${id}::uuid`,
    )
    await at.lodged(id)
    await at.lodged(id)
    expect(await at.record(id)).toMatchObject({ windowStage: 'held' })
    expect(customs.counts(await clientNo(id))).toEqual({ handedIn: 1, lodged: 1 })
  })
})

test('an answer on its way while the clerk lodges again counts for the lodging that it tells of', async () => {
  const id = await at.sent('11', untaxed)
  await at.lodged(id)
  const first = await at.record(id)
  const kept = customs.keepAnswer()
  const asking = at.lodged(id)
  await kept.written
  await at.followed(5)
  await at.does(id, 'lodge')
  kept.letGo()
  await asking
  expect(await at.record(id)).toMatchObject({ status: '1', windowStage: 'queued', preEntryNo: null })
  await at.lodged(id)
  const { windowStage, windowKey, preEntryNo } = await at.record(id)
  expect(windowStage).toBe('held')
  expect(preEntryNo).not.toBe(first.preEntryNo)
  expect(customs.counts(windowKey ?? '').lodged).toBe(1)
})

describe('a window that misbehaves', () => {
  test('says everything twice: the second time changes nothing', async () => {
    const id = await at.sent('02', untaxed)
    await at.lodged(id)
    await at.followed(60)
    expect(await status(id)).toBe('8')
    const all = await at.told(id)
    expect(all.filter((one) => one.startsWith('reviewed'))).toEqual(['reviewed applied', 'reviewed ignored'])
    expect(all.filter((one) => one.startsWith('released'))).toEqual(['released applied', 'released ignored'])
  })

  test('tells the later before the earlier: it waits, and all is done in its order', async () => {
    const id = await at.sent('03', untaxed)
    await at.lodged(id)
    await at.followed(3)
    expect(await status(id)).toBe('3')
    expect(await at.told(id)).toContain('closed waiting')
    await at.followed(60)
    expect(await status(id)).toBe('8')
    expect((await at.told(id)).some((one) => one.endsWith('waiting'))).toBe(false)
  })

  test('returns what it had released: nothing is taken back, and the clerk is asked once', async () => {
    const id = await at.sent('04', untaxed)
    await at.lodged(id)
    await at.followed(60)
    expect(await at.record(id)).toMatchObject({ status: '7', windowIssue: 'returnedReleased' })
    expect((await at.told(id)).at(-1)).toBe('returned attention')
    await at.does(id, 'settleIssue', { note: '海关确认系误发' })
    await at.followed(60)
    expect(await at.record(id)).toMatchObject({ status: '7', windowIssue: null })
  })

  test('is silent for a day: the clerk is told once it is over, not before', async () => {
    const id = await at.sent('05', untaxed)
    await at.lodged(id)
    await at.followed(2)
    customs.setMood('broken')
    await at.followed(24 * 60 - 1)
    expect((await at.record(id)).windowIssue).toBeNull()
    await at.followed(1)
    expect(await at.record(id)).toMatchObject({ status: '1', windowIssue: 'silent' })
    customs.setMood('good')
    await at.followed(60)
    expect(await at.record(id), 'silent no more').toMatchObject({ status: '8', windowIssue: null })
  })

  test('tells a state of another declaration: it is kept and changes nothing', async () => {
    const id = await at.sent('06', untaxed)
    await at.lodged(id)
    await at.followed(60)
    expect(await status(id)).toBe('8')
    expect(await at.told(id)).toContain('returned foreign')
  })

  test('answers half: nothing of it is taken, and the next answer is', async () => {
    const id = await at.sent('09', untaxed)
    await at.lodged(id)
    await at.followed(60)
    expect(await at.told(id)).toEqual([])
    await at.followed(2)
    expect(await status(id)).toBe('8')
  })

  test('orders an inspection that fails: the clerk arranges it and hears how it went', async () => {
    const today = dayOfMs(worldNow)
    const id = await at.sent('13', untaxed)
    await at.lodged(id)
    await at.followed(3)
    expect(await at.record(id)).toMatchObject({ status: '4', inspectOn: addDays(today, 1), inspectArranged: null })
    expect((await at.record(id)).inspectPlace).toContain('锦州')
    await at.does(id, 'arrangeInspection')
    await at.followed(60)
    expect(await at.record(id)).toMatchObject({
      status: '4',
      inspectResult: 'failed',
      windowIssue: 'inspectionFailed',
      inspectArranged: today,
    })
  })

  test('passes an inspection, and asks for another tax than was declared', async () => {
    const passed = await at.sent('12')
    const other = await at.sent('14')
    await at.lodged(passed)
    await at.lodged(other)
    await at.followed(60)
    expect(await at.record(passed)).toMatchObject({ status: '5', inspectResult: 'passed', windowIssue: null })
    expect(await at.record(other)).toMatchObject({ status: '5', windowIssue: 'taxDiffers' })
    expect(await at.told(other)).toContain('tax attention')
  })
})
