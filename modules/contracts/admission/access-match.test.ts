import { beforeAll, describe, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { act, save } from '../../../server/module-api.ts'
import { counterparty } from '../counterparty.ts'
import { type AdmissionWorld, admissionWorld } from '../testing/admission-world.ts'
import { counterpartyAccess } from './counterparty-access.ts'
import { sanctionEntry } from './sanction-entry.ts'

let world: AdmissionWorld

beforeAll(async () => {
  world = await admissionWorld()
}, 120_000)

describe('a likeness with a list', () => {
  // tradevostok and tradingvostok share 8 pairs of 10 and 12: 16 of 22 are 73 %.
  test('is shown with its score and bars the approval until it is cleared by another than the applicant', async () => {
    const party = await world.entered('Vostok Trade')
    const id = await world.asked(party)
    expect(await world.accessOf(id)).toMatchObject({ matchCount: '1', openMatches: '1' })
    const [match] = await world.matchesOf(id)
    expect(match).toMatchObject({ listedName: 'Vostok Trading', score: '73', source: 'ofac', status: '0' })
    await expect(world.agree(counterpartyAccess, id, worldNow)).rejects.toMatchObject({ code: 'access.matches-open' })
    await expect(world.judges('seasales', match?.id ?? '', 'clear')).rejects.toMatchObject({ status: 403 })
    await world.judges('risk', match?.id ?? '', 'clear')
    expect((await world.accessOf(id)).openMatches).toBe('0')
    await world.agree(counterpartyAccess, id, worldNow)
    expect((await world.partyOf(party)).status).toBe('1')
  })

  test('is cleared by nobody who entered the party', async () => {
    const risk = await world.ctx('risk')
    const writer = { ...risk, actor: { ...risk.actor, permissions: new Set([...risk.actor.permissions, 'khgl-xz']) } }
    const values = { cpName: 'Vostok Trade 2', cpRole: ['supp'], cpNature: 'foreign', country: 'MN', accounts: [] }
    const { id: party } = await save(writer, counterparty, { ...values, nameEn: 'Vostok Tradings' })
    const [match] = await world.matchesOf(await world.asked(party))
    await expect(world.judges('risk', match?.id ?? '', 'clear')).rejects.toMatchObject({ code: 'access.clear-own' })
    await world.judges('legal', match?.id ?? '', 'clear')
  })

  test('that is confirmed bars the admission, until it is judged anew', async () => {
    const party = await world.entered('VOSTOK TRADING JSC')
    const id = await world.asked(party)
    const [match] = await world.matchesOf(id)
    expect(match?.score).toBe('100')
    await world.judges('risk', match?.id ?? '', 'confirm')
    await expect(world.agree(counterpartyAccess, id, worldNow)).rejects.toMatchObject({
      code: 'access.match-confirmed',
    })
    await world.judges('legal', match?.id ?? '', 'reopen')
    expect((await world.accessOf(id)).openMatches).toBe('1')
  })

  test('that comes while it goes round is found at its end', async () => {
    const party = await world.entered('Kolyma Invest')
    const id = await world.asked(party)
    const listed = { source: 'eu', listedOn: '2026-11-18', entryName: 'Kolyma Invest' }
    await save(await world.ctx('risk'), sanctionEntry, listed)
    await expect(world.agree(counterpartyAccess, id, worldNow + dayMs)).rejects.toMatchObject({
      code: 'access.new-match',
    })
  })

  test('is nobody’s to pass over: a party is not admitted past its admission, nor eliminated while that goes round', async () => {
    const risk = await world.ctx('risk')
    const like = await world.entered('Vostok Trader')
    await expect(act(risk, counterparty, like, 'admit', { ver: 1 })).rejects.toMatchObject({ status: 403 })
    const other = await world.entered('鄂霍次克渔业')
    await world.asked(other)
    const { ver } = await world.partyOf(other)
    await expect(act(risk, counterparty, other, 'refuse', { ver, reason: '资料不全' })).rejects.toMatchObject({
      code: 'record.followed',
    })
  })

  test('is found with whom the group has blacklisted', async () => {
    const risk = await world.ctx('risk')
    const bad = await world.entered('堪察加远洋渔业有限公司')
    await act(risk, counterparty, bad, 'blacklist', { ver: 1, reason: '欺诈' })
    const [match] = await world.matchesOf(await world.asked(await world.entered('堪察加远洋渔业集团')))
    expect(match).toMatchObject({ source: 'black', score: '100' })
  })
})
