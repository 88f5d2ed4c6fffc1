import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld } from '../../app/testing/group-world.ts'
import type { Json } from '../../core/values/json.ts'
import { get, save } from '../../server/module-api.ts'
import { scheduleEvent } from './schedule-event.ts'

let world: GroupWorld

beforeAll(async () => {
  world = await groupWorld()
})

const at = (text: string) => Date.parse(`${text}+08:00`)

async function entered(from: string, to: string, more: Readonly<Record<string, Json>> = {}) {
  const ctx = await world.ctx('seasales')
  const { id } = await save(ctx, scheduleEvent, {
    title: '会',
    eventType: 'meet',
    visibility: '0',
    allDay: '0',
    repeat: '0',
    remind: '-1',
    startTime: at(from),
    endTime: at(to),
    ...more,
  })
  return get(ctx, scheduleEvent, id)
}
const atField = (field: string, code: string) => ({ errors: { [field]: { code } } })

test('an entry ends no sooner than it begins and lasts a year at most', async () => {
  await expect(entered('2026-11-18T10:00', '2026-11-18T09:59')).rejects.toMatchObject(
    atField('endTime', 'schedule.times'),
  )
  await expect(entered('2026-01-01T00:00', '2027-01-02T00:01')).rejects.toMatchObject(
    atField('endTime', 'schedule.long'),
  )
  expect(await entered('2026-11-18T10:00', '2026-11-18T10:00')).toMatchObject({ ver: 1 })
  expect(await entered('2026-01-01T00:00', '2027-01-02T00:00')).toMatchObject({ ver: 1 })
})

test('one that comes again lasts a month at most and goes on at least until it began', async () => {
  const daily = { repeat: '1' }
  await expect(entered('2026-11-01T00:00', '2026-12-02T00:01', daily)).rejects.toMatchObject(
    atField('endTime', 'schedule.overlapping'),
  )
  await expect(
    entered('2026-11-18T10:00', '2026-11-18T11:00', { ...daily, until: '2026-11-17' }),
  ).rejects.toMatchObject(atField('until', 'schedule.until'))
  expect(await entered('2026-11-18T10:00', '2026-11-18T11:00', { ...daily, until: '2026-11-18' })).toMatchObject({
    ver: 1,
  })
})

test('what comes again by the lunar calendar begins on a day that this knows', async () => {
  for (const repeat of ['6', '7']) {
    await expect(entered('2100-06-01T10:00', '2100-06-01T11:00', { repeat })).rejects.toMatchObject(
      atField('startTime', 'schedule.lunar'),
    )
    expect(await entered('2026-11-18T10:00', '2026-11-18T11:00', { repeat })).toMatchObject({ ver: 1 })
  }
})

test('a whole day is from its midnight to its last moment, wherever in it one pointed', async () => {
  expect(await entered('2026-11-18T10:30', '2026-11-19T00:10', { allDay: '1' })).toMatchObject({
    startTime: at('2026-11-18T00:00'),
    endTime: at('2026-11-19T23:59:59.999'),
  })
})
