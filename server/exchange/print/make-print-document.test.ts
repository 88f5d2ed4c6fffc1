import { beforeAll, expect, test } from 'vitest'
import type { AnyDocument } from '../../../core/description/document.ts'
import { lines, money, text } from '../../../kinds/index.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import { readRecord } from '../../records/read/read-stored-records.ts'
import type { StoredRecord } from '../../records/schema/stored-record.ts'
import { makeWorld, type World } from '../../records/testing/records-world.ts'
import { voyage } from '../../records/testing/voyage-test-documents.ts'
import { save } from '../../records/write/save-record.ts'
import { makeSheet } from './make-print-document.ts'

const laid: AnyDocument = {
  ...voyage,
  print: {
    sections: [
      { group: 'all', fields: ['voyageName', 'secret', 'phone', 'freight', 'sailing', 'legs'], inWords: ['freight'] },
    ],
  },
}

let world: World
let all: Ctx
let record: StoredRecord

beforeAll(async () => {
  world = await makeWorld()
  all = await world.as({ permissions: ['hc-ck', 'hc-xz', 'hc-mm', 'hc-mi'] })
  const { id } = await save(all, voyage, {
    voyageName: '首航',
    secret: '机密',
    phone: '13812345678',
    tons: '2',
    price: '3.5',
    sailing: '2026-11-20',
    legs: [{ port: '同江', fee: '5', cost: '7' }],
  })
  const read = await readRecord(all, voyage, id)
  if (read === null) throw new Error('it was just made')
  record = read
})

test('a print holds what its reader may read: hidden fields are absent, masked ones masked, hidden columns of lines gone', async () => {
  const few = makeContext({ ...all, actor: { ...all.actor, permissions: new Set(['hc-ck']) } })
  const [pairs, lines] = (await makeSheet(few, laid, record, 'zh')).parts
  expect(pairs?.kind === 'pairs' && pairs.pairs.map(({ label, value }) => [label, value])).toEqual([
    ['航次名称', '首航'],
    ['电话', '138****5678'],
    ['运费', '7.00'],
    ['运费（大写）', '人民币柒元整'],
    ['开航日期', '2026-11-20'],
  ])
  expect(lines?.kind === 'table' && [lines.head.map(({ label }) => label), lines.rows]).toEqual([
    ['#', '港口', '港杂费'],
    [['1', '同江', '5.00']],
  ])
  const whole = JSON.stringify(await makeSheet(all, laid, record, 'zh'))
  expect([whole.includes('机密'), whole.includes('13812345678'), whole.includes('成本')]).toEqual([true, true, true])
})

test('a section shows the columns of a sub-table that it names, in their order, and no total where none of them is summed', async () => {
  const shown = (columns: readonly string[]): AnyDocument => ({
    ...voyage,
    fields: {
      ...voyage.fields,
      legs: lines({ totals: ['fee'], fields: { port: text({ max: 20 }), fee: money({ digits: 2 }) } }),
    },
    print: { sections: [{ group: 'all', fields: ['legs'], lineColumns: { legs: columns } }] },
  })
  const [few] = (await makeSheet(all, shown(['fee', 'port']), record, 'zh')).parts
  expect(few).toMatchObject({
    head: [{ label: '#' }, { label: '港杂费' }, { label: '港口' }],
    rows: [['1', '5.00', '同江']],
    foot: ['合计', '5.00', ''],
  })
  const [none] = (await makeSheet(all, shown(['port']), record, 'zh')).parts
  expect(none).toMatchObject({ foot: null })
})

test('LNG-01 its foot names whoever printed it in the languages of the print', async () => {
  await world.pool.driver.query(`update base.person set name_ru = 'Чжан Сань' where id = $1`, [all.actor.id])
  expect((await makeSheet(all, laid, record, 'zh-ru')).printed).toMatch(new RegExp(`${all.actor.name}.* · .*Чжан Сань`))
})

test('in two languages labels and names stand together, figures and days once', async () => {
  const sheet = await makeSheet(all, laid, record, 'zh-ru')
  const [pairs] = sheet.parts
  const named = pairs?.kind === 'pairs' ? Object.fromEntries(pairs.pairs.map(({ label, value }) => [label, value])) : {}
  expect(named).toMatchObject({
    '航次名称 / ru 航次名称': '首航',
    '运费 / ru 运费': '7.00',
    '开航日期 / ru 开航日期': '2026-11-20',
    '运费（大写） / ru 运费 (прописью)': '人民币柒元整\nСемь юаней 00 фэней',
  })
  expect(sheet.notes[1]).toBe('状态 / ru 状态: 计划 / ru 计划')
})

test('a document that says nothing of its print is laid out as its form, without what is empty', async () => {
  const plain: AnyDocument = { ...voyage, form: [{ name: 'all', fields: ['voyageName', 'captain', 'price'] }] }
  const [pairs] = (await makeSheet(all, plain, record, 'en')).parts
  expect(pairs?.kind === 'pairs' && pairs.pairs.map(({ label }) => label)).toEqual(['en 航次名称', 'en 单价'])
})
