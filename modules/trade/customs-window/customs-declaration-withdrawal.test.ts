import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RunningWindow } from '../../../customs-window/start.ts'
import { act, get } from '../../../server/module-api.ts'
import { customsDeclaration } from '../customs-declaration.ts'
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

const why = { reason: '品名申报有误' }
const asked = (id: string) => at.does(id, 'requestWithdrawal', why)
const withdrawals = async (id: string) => customs.withdrawals((await at.record(id)).windowKey ?? '')
/** A declaration that customs have reviewed, with what its kilograms end in. */
const reviewed = async (ending: string, more = untaxed) => {
  const id = await at.sent(ending, more)
  await at.lodged(id)
  await at.followed(2)
  expect((await at.record(id)).status).toBe('3')
  return id
}

describe('a withdrawal is asked of the window', () => {
  test('and the declaration is withdrawn by its answer alone, and gives its licence back', async () => {
    const id = await reviewed('00')
    await asked(id)
    expect(await at.record(id)).toMatchObject({ status: '3', windowStage: 'held', withdrawalStage: 'asked' })
    await at.lodged(id)
    expect(await at.record(id)).toMatchObject({ status: '3', windowStage: 'held', withdrawalStage: 'sent' })
    await at.followed(1)
    const end = await at.record(id)
    expect(end).toMatchObject({ status: '9', windowStage: 'done', withdrawalStage: 'granted', windowIssue: null })
    expect(end.returnReason).toBe(why.reason)
    expect((await at.told(id)).slice(-2)).toEqual(['asked noted', 'withdrawn applied'])
    const licence = await get(await at.system(), importLicence, end.licenceId ?? '')
    expect(Number(licence.usedQty)).toBe(0)
  })

  test('by whoever may declare, and not by hand while the window has it', async () => {
    const id = await reviewed('00')
    const { ver } = await at.record(id)
    const buyer = await at.world.ctx('seabuy')
    await expect(act(buyer, customsDeclaration, id, 'requestWithdrawal', { ver, ...why })).rejects.toMatchObject({
      status: 403,
    })
    await expect(at.does(id, 'withdraw', why)).rejects.toMatchObject({ code: 'record.not-possible' })
    await expect(at.does(id, 'requestWithdrawal')).rejects.toMatchObject({ status: 422 })
  })

  test('never twice at once: of two clerks one is refused, and the next waits for the answer', async () => {
    const id = await reviewed('00')
    const both = await Promise.allSettled([asked(id), asked(id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(asked(id)).rejects.toMatchObject({ code: 'record.not-possible' })
    await at.lodged(id)
    await expect(asked(id)).rejects.toMatchObject({ code: 'record.not-possible' })
    await at.lodged(id)
    expect(await withdrawals(id)).toBe(1)
  })

  test('while the answer to the lodging is on its way: it follows once that has come', async () => {
    const id = await at.sent('00', untaxed)
    const kept = customs.keepAnswer()
    const lodging = at.lodged(id)
    await kept.written
    await asked(id)
    expect(await withdrawals(id)).toBe(0)
    kept.letGo()
    await lodging
    expect(await at.record(id)).toMatchObject({ status: '1', windowStage: 'held', withdrawalStage: 'sent' })
    await at.followed(1)
    expect(await at.record(id)).toMatchObject({ status: '9', withdrawalStage: 'granted' })
  })

  test('after the answer to the lodging was lost: the window is asked for the lodging first', async () => {
    const id = await at.sent('01', untaxed)
    await at.lodged(id)
    await asked(id)
    expect(await at.record(id)).toMatchObject({ windowStage: 'queued', withdrawalStage: 'asked' })
    await at.lodged(id)
    expect(await at.record(id)).toMatchObject({ windowStage: 'held', withdrawalStage: 'sent' })
    expect(customs.counts((await at.record(id)).windowKey ?? '').lodged).toBe(1)
    expect(await withdrawals(id)).toBe(1)
  })

  test('and falls away with a lodging that the window refuses, or that was closed before it was sent', async () => {
    const unfit = await at.sent('15', untaxed)
    await asked(unfit)
    await at.lodged(unfit)
    expect(await at.record(unfit)).toMatchObject({ status: '2', windowStage: 'returned', withdrawalStage: 'lapsed' })
    const closed = await reviewed('00')
    customs.setMood('broken')
    await at.followed(3)
    customs.setMood('good')
    await asked(closed)
    await at.lodged(closed)
    expect(await at.record(closed)).toMatchObject({ status: '8', windowStage: 'done', withdrawalStage: 'lapsed' })
    expect(await withdrawals(closed)).toBe(0)
  })

  test('not while certificates of its tax stand; one made meanwhile is to be settled', async () => {
    const [before, meanwhile] = [await at.sent('00'), await at.sent('00')]
    for (const id of [before, meanwhile]) await at.lodged(id)
    await at.followed(3)
    await at.desk.certified(before, 'duty')
    await expect(asked(before)).rejects.toMatchObject({ code: 'record.followed' })
    await asked(meanwhile)
    await at.desk.certified(meanwhile, 'duty')
    await at.lodged(meanwhile)
    await at.followed(1)
    expect(await at.record(meanwhile)).toMatchObject({ status: '9', windowIssue: 'withdrawnTaxed' })
  })
})

describe('a withdrawal that customs', () => {
  test('refuse leaves the declaration as it is, tells why each time, and may be asked for again', async () => {
    const id = await reviewed('21')
    for (const place of [1, 2]) {
      await asked(id)
      await at.lodged(id)
      await at.followed(1)
      const kept = await at.record(id)
      expect(kept).toMatchObject({ status: '3', withdrawalStage: 'refused', windowIssue: 'withdrawalRefused' })
      expect(kept.withdrawalAnswer).toContain('查验')
      expect(kept.withdrawalKey).toBe(`${kept.windowKey ?? ''}-W${place}`)
      await at.does(id, 'settleIssue', { note: '按海关要求等待' })
    }
    await at.followed(60)
    expect(await at.record(id)).toMatchObject({ status: '8', windowStage: 'done', windowIssue: null })
  })

  test('cannot take as it stands is refused with their reason', async () => {
    const id = await reviewed('27')
    await asked(id)
    await at.lodged(id)
    const kept = await at.record(id)
    expect(kept).toMatchObject({ status: '3', withdrawalStage: 'refused', windowIssue: 'withdrawalRefused' })
    expect(kept.withdrawalAnswer).toContain('随附说明')
  })

  test('took while their answer was lost is not asked for twice', async () => {
    const id = await reviewed('22')
    await asked(id)
    await at.lodged(id)
    expect(await at.record(id)).toMatchObject({ withdrawalStage: 'asked' })
    await at.lodged(id)
    expect(await at.record(id)).toMatchObject({ withdrawalStage: 'sent' })
    expect(await withdrawals(id)).toBe(1)
  })

  test('tell twice is withdrawn once', async () => {
    const id = await reviewed('23')
    await asked(id)
    await at.lodged(id)
    await at.followed(1)
    expect((await at.record(id)).status).toBe('9')
    expect((await at.told(id)).slice(-2)).toEqual(['withdrawn applied', 'withdrawn ignored'])
  })

  test('are silent about for a day becomes a task, though the next word on the tax was ours', async () => {
    const id = await at.sent('24')
    await at.lodged(id)
    await at.followed(3)
    await asked(id)
    await at.lodged(id)
    await at.followed(24 * 60)
    expect(await at.record(id)).toMatchObject({ status: '5', withdrawalStage: 'sent', windowIssue: 'silent' })
    await at.followed(1)
    expect(await at.record(id)).toMatchObject({ status: '9', withdrawalStage: 'granted', windowIssue: null })
  })

  test('grant after the release takes nothing back: the clerk is told', async () => {
    const id = await reviewed('25')
    await asked(id)
    await at.lodged(id)
    await at.followed(60)
    expect(await at.record(id)).toMatchObject({ status: '7', windowIssue: 'withdrawnLate' })
  })

  test('grant under a number that nobody asked with is withdrawn, and somebody finds out why', async () => {
    const id = await reviewed('26')
    await asked(id)
    await at.lodged(id)
    await at.followed(1)
    expect(await at.record(id)).toMatchObject({ status: '9', windowIssue: 'withdrawnUnasked' })
  })

  test('have while it is taken over by hand is to be settled, and their answer does nothing any more', async () => {
    const id = await reviewed('00')
    await asked(id)
    await at.lodged(id)
    await at.does(id, 'goByHand', { reason: '窗口维护' })
    expect(await at.record(id)).toMatchObject({ withdrawalStage: 'lapsed', windowIssue: 'maybeWithdrawn' })
    await at.followed(5)
    expect(await at.record(id)).toMatchObject({ status: '3', windowStage: null })
  })
})
