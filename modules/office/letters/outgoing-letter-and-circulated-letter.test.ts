import sql from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { act, find, get } from '../../../server/module-api.ts'
import { type LetterWorld, letterWorld, tasksFor } from '../testing/letter-world.ts'
import { circulatedLetter } from './circulated-letter.ts'
import { outgoingLetter } from './outgoing-letter.ts'

let w: LetterWorld

beforeAll(async () => {
  w = await letterWorld()
}, 120_000)

describe('circulation', () => {
  const readings = async (id: string) =>
    find((await w.world.ctx('admin')).withoutScope('test'), circulatedLetter, { outId: id })
  const reading = async (who: string, id: string) =>
    (await readings(id)).find(({ readerId }) => readerId === w.world.person(who))
  const confirm = async (who: string, of: string, id: string, opinion?: string) => {
    const one = await reading(of, id)
    const asked: Readonly<Record<string, string>> = opinion === undefined ? {} : { opinion }
    return act(await w.world.ctx(who), circulatedLetter, one?.id ?? '', 'confirm', { ver: one?.ver ?? 0, ...asked })
  }

  test('each recipient has a task, a department reads by its leader, and who has read it stands on the letter', async () => {
    const id = await w.sealed({ mainDepts: [w.world.place('BLHY/XS')], copyPeople: [w.world.person('hr')] })
    await w.does('secretary', id, 'circulate')
    for (const who of ['seasales', 'hr', 'sealead']) {
      const one = await reading(who, id)
      expect((await tasksFor(w.world, who)).filter((row) => row.id === one?.id)).toHaveLength(1)
    }
    await confirm('sealead', 'sealead', id, '已布置落实')
    expect(await w.letterOf(id)).toMatchObject({ sentTo: '3', readBy: '1' })
    const one = await reading('sealead', id)
    expect(one).toMatchObject({ status: '1', readTime: worldNow, opinion: '已布置落实' })
    expect((await tasksFor(w.world, 'sealead')).some((row) => row.id === one?.id)).toBe(false)
    const letter = await get(await w.world.ctx('seasales'), outgoingLetter, id)
    expect(letter.docNo).toBe((await w.letterOf(id)).docNo)
  })

  test('nobody confirms for another', async () => {
    const id = await w.sealed()
    await w.does('secretary', id, 'circulate')
    await expect(confirm('secretary', 'seasales', id)).rejects.toMatchObject({ code: 'record.not-possible' })
    await expect(confirm('landsales', 'seasales', id)).rejects.toMatchObject({ code: 'record.missing' })
    expect((await reading('seasales', id))?.status).toBe('0')
  })

  test('those who confirm at once are all counted', async () => {
    const people = ['seasales', 'seabuy', 'landsales', 'tjsales', 'domsales']
    const id = await w.sealed({ mainPeople: people.map(w.world.person) })
    await w.does('secretary', id, 'circulate')
    await Promise.all(people.map((who) => confirm(who, who, id)))
    expect(await w.letterOf(id)).toMatchObject({ sentTo: '5', readBy: '5' })
    await expect(w.does('secretary', id, 'remind')).rejects.toMatchObject({ code: 'record.not-possible' })
  })

  test('more readers are added, each once, and those who have not read are reminded', async () => {
    const id = await w.sealed()
    await w.does('secretary', id, 'circulate')
    await expect(
      w.does('secretary', id, 'addReaders', { people: [w.world.person('hr')], depts: [] }),
    ).rejects.toMatchObject({ code: 'doc-out.sent-already' })
    await w.does('secretary', id, 'addReaders', { people: [w.world.person('hr'), w.world.person('seabuy')], depts: [] })
    expect((await w.letterOf(id)).sentTo).toBe('3')
    await confirm('hr', 'hr', id)
    await w.does('secretary', id, 'remind')
    const told = await w.world.pool.query<{ person: string }>(sql`
      select person from engine.outbox where event = 'doc-out.remind'
      and record_id = any(${(await readings(id)).map((one) => one.id)}::uuid[])`)
    expect(told.map(({ person }) => person).toSorted()).toEqual(
      [w.world.person('seabuy'), w.world.person('seasales')].toSorted(),
    )
  })

  test('a letter to nobody inside is not circulated, and is put on file as it is', async () => {
    const id = await w.sealed({ mainPeople: [] })
    await expect(w.does('secretary', id, 'circulate')).rejects.toMatchObject({ code: 'doc-out.nobody' })
    await w.does('secretary', id, 'file', { fileNo: 'WS-2026-019' })
    expect((await w.letterOf(id)).status).toBe('5')
  })
})
