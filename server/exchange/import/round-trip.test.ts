import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { document } from '../../../core/description/document.ts'
import { defineModule } from '../../../core/description/module.ts'
import { languages } from '../../../core/values/language.ts'
import {
  date,
  dateTime,
  department,
  dictionary,
  money,
  number,
  person,
  reference,
  text,
  unit,
  yearMonth,
  yesNo,
} from '../../../kinds/index.ts'
import { makePerson } from '../../identity/session/testing/people.ts'
import { draftTables } from '../../records/schema/draft-migration.ts'
import { seaModule } from '../../records/testing/voyage-test-documents.ts'
import { sheetWorld } from '../testing/sheet-world.ts'

const words = (zh: string) => ({ zh, ru: `ru ${zh}`, en: `en ${zh}` })

const pier = document({
  module: 'dock',
  name: 'pier',
  code: 'mt',
  scope: 'everyone',
  title: 'pierName',
  fields: { pierName: text({ required: true, max: 40 }), nameRu: text({ max: 40 }), nameEn: text({ max: 40 }) },
  form: [],
  lists: {},
})

const call = document({
  module: 'dock',
  name: 'call',
  code: 'kb',
  scope: 'everyone',
  title: 'caption',
  fields: {
    caption: text({ required: true, max: 40 }),
    pierId: reference({ to: 'dock.pier' }),
    stage: dictionary({ group: 'voyageState' }),
    pilot: person(),
    owner: unit(),
    desk: department(),
    arrival: date(),
    moored: dateTime(),
    month: yearMonth(),
    draught: number({ digits: 3 }),
    dues: money({ digits: 2 }),
    urgent: yesNo(),
  },
  form: [],
  lists: {},
})

const label = { pier: words('码头'), call: words('靠泊') }
const dockModule = defineModule({
  name: 'dock',
  label: words('港口'),
  needs: [],
  documents: { pier, call },
  words: {
    pier: {
      title: label.pier,
      fields: { pierName: words('码头名称'), nameRu: words('俄文名称'), nameEn: words('英文名称') },
      groups: {},
    },
    call: {
      title: label.call,
      fields: {
        caption: words('标题'),
        pierId: words('码头'),
        stage: words('状态'),
        pilot: words('引航员'),
        owner: words('船东'),
        desk: words('经办部门'),
        arrival: words('到港日期'),
        moored: words('靠泊时间'),
        month: words('月份'),
        draught: words('吃水'),
        dues: words('港杂费'),
        urgent: words('加急'),
      },
      groups: {},
    },
  },
  refusals: {},
  pages: [],
})

test('WID-17 what is exported in a language and imported in it again is as it was: choices, references, people, places, times and figures', async () => {
  const world = await sheetWorld([], { modules: [seaModule, dockModule] })
  await world.pool.driver.query(`create schema dock; ${draftTables([pier, call])}`)
  const clerk = await makePerson(world.pool, {
    code: 'clerk',
    name: '张三',
    unitId: world.units.a,
    deptId: world.departments.a1,
    permissions: ['mt-ck', 'mt-xz', 'kb-ck', 'kb-xz', 'kb-dr', 'kb-dc'],
  })
  await world.pool.driver.query(`update base.person set name_ru = 'Чжан Сань', name_en = 'Zhang San' where id = $1`, [
    clerk,
  ])
  const page = await world.signIn('clerk')
  const save = async (path: string, given: object) => {
    const answer = await world.post<{ id: string }>(page, `/api/dock/${path}/save`, given)
    expect(answer).toMatchObject({ code: '0', data: { id: expect.any(String) } })
    return answer.data.id
  }
  const pierId = await save('pier', { pierName: '一号码头', nameRu: 'Причал № 1', nameEn: 'Pier 1' })
  await save('pier', { pierName: '二号码头', nameRu: 'Причал № 2', nameEn: 'Pier 2' })
  const full = {
    pierId,
    stage: 'sea',
    pilot: clerk,
    owner: world.units.b,
    desk: world.departments.b1,
    arrival: '2026-11-05',
    moored: Date.UTC(2026, 10, 5, 16, 30, 15),
    month: '2026-02',
    draught: '7.125',
    dues: '1234567.05',
    urgent: '1',
  }
  await save('call', { caption: '1 full', ...full })
  await save('call', { caption: '2 bare' })
  const columns = ['caption', ...Object.keys(full)]
  const stored = async () =>
    (
      await world.pool.driver.query(
        `select caption, pier_id, stage, pilot, owner, desk, arrival::text, moored, month, draught::text, dues::text, urgent from dock.call where del_flag = 0 order by caption`,
      )
    ).rows
  const before = await stored()
  expect(before).toHaveLength(2)
  for (const lang of languages) {
    for (const format of ['xlsx', 'csv']) {
      const request = { columns, sort: 'caption', dir: 'asc', format, id: randomUUID() }
      const file = await world.fetch(page, '/api/dock/call/export', request, lang)
      await world.pool.driver.query(`update dock.call set del_flag = 1`)
      const view = await world.send(page, 'dock/call', `${lang}.${format}`, file, lang)
      const errors = (await world.rows(page, 'dock/call', view.id)).map((row) => row.errors)
      expect([lang, format, view.passedOver, errors]).toEqual([lang, format, [], [{}, {}]])
      await world.write(page, 'dock/call', view.id)
      expect([lang, format, await stored()]).toEqual([lang, format, before])
    }
  }
})
