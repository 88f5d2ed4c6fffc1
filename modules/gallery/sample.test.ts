import sql from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import { modulesOf } from '../../app/modules.ts'
import { type GroupWorld, groupWorld } from '../../app/testing/group-world.ts'
import { dictionary } from '../../base/dictionary.ts'
import type { Json } from '../../core/values/json.ts'
import { errorText } from '../../kinds/error-text.ts'
import { kindOf } from '../../kinds/kinds.ts'
import { find, get, page, remove, save } from '../../server/module-api.ts'
import { still } from '../../server/platform/context/running-composition.ts'
import { shownFields } from './sample-fields.ts'
import { sample } from './sample.ts'
import { strictSample } from './strict-sample.ts'

let world: GroupWorld

beforeAll(async () => {
  world = await groupWorld()
})

const me = () => world.ctx('seasales')

/** What the server says of each field, in Chinese; nothing when it saves. */
async function refused(
  doc: typeof sample | typeof strictSample,
  given: Readonly<Record<string, Json>>,
): Promise<Readonly<Record<string, string>>> {
  try {
    await save(await me(), doc, given)
    return {}
  } catch (refusal) {
    const errors = (refusal as { readonly errors?: Readonly<Record<string, { readonly code: string }>> }).errors // what a refusal of a form carries
    if (errors === undefined) throw refusal
    return Object.fromEntries(
      Object.entries(errors).map(([name, error]) => [name, errorText(error, labelOf(name), 'zh')]),
    )
  }
}

const labelOf = (name: string) =>
  kindOf(Object.entries(shownFields).find(([field]) => field === name)?.[1].kind ?? '').label.zh

describe('the server refuses what the page would', () => {
  test('WID-00 every required field asks for itself in the words of its kind', async () => {
    const said = await refused(strictSample, {})
    expect(said).toMatchObject({
      text: '请填写单行文本',
      textarea: '请填写多行文本',
      phone: '请填写手机号码',
      number: '请填写数字',
      money: '请填写金额',
      selection: '请选择下拉单选',
      radio: '请选择单选框',
      checkboxes: '请选择复选框组',
      dictionaryRadio: '请选择字典单选框',
      date: '请选择日期',
      year: '请选择年份',
      calendarRange: '请选择农历日历区间',
      unit: '请选择单位',
      person: expect.stringMatching(/^请选择人员/),
      attachment: '请上传附件',
      image: '请上传图片',
      lines: '请填写明细',
    })
    const quiet = Object.keys(shownFields).filter((name) => !(name in said))
    expect(quiet, 'a yes or no is no, a colour begins with one, a number is given at saving').toEqual([
      'yesNo',
      'color',
      'autoNumber',
    ])
  })

  test('WID-01, WID-02, WID-03, WID-04, WID-05 texts of the wrong shape', async () => {
    expect(
      await refused(sample, {
        text: '一',
        phone: '12912345678',
        contactNumber: '0451-1234567890',
        personName: ' 张三',
        upperEnglish: 'Beilu',
      }),
    ).toEqual({
      text: '文本长度为2-50',
      phone: '手机号码不符合规范',
      contactNumber: '固定号码不符合规范',
      personName: '姓名填写不可以以空格开始或空格结束',
      upperEnglish: '填写不符合规范，请填写大写英文字母',
    })
    expect(await refused(sample, { personName: '张3' })).toEqual({ personName: '姓名填写不符合规范' })
  })

  test('WID-06 choices that are not offered, or one too many', async () => {
    const said = await refused(sample, {
      selection: 'ship',
      selects: ['sea', 'rail', 'road', 'air'],
      radio: 'x',
      checkboxes: ['nothing'],
      dictionary: 'XXX',
      dictionaryRadio: '9',
      dictionaryCheckboxes: ['cust', 'x'],
      yesNo: 'maybe',
    })
    expect(said).toMatchObject({
      selection: '所选下拉单选不存在或已停用，请重新选择',
      selects: '下拉多选最多选择3项',
      radio: expect.stringMatching(/不存在/),
      checkboxes: expect.stringMatching(/不存在/),
    })
    // The dictionary is asked once the shapes are right.
    expect(
      Object.keys(
        await refused(sample, { dictionary: 'XXX', dictionaryRadio: '9', dictionaryCheckboxes: ['cust', 'x'] }),
      ).sort(),
    ).toEqual(['dictionary', 'dictionaryCheckboxes', 'dictionaryRadio'])
  })

  test('WID-07, WID-10 days that are none, births to come, years beyond, halves of a period', async () => {
    expect(
      await refused(sample, {
        date: '2026-02-30',
        birthDate: '2026-11-19',
        year: '1999',
        yearMonth: '2026-13',
        calendarDay: 'soon',
        calendarDays: ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'],
        calendarRange: ['2026-11-21', '2026-11-22', '2026-11-23'],
      }),
    ).toEqual({
      date: '日期不是有效日期，请重新选择',
      birthDate: '出生日期不能晚于2026-11-18',
      year: '年份只能选择2000年至今年',
      yearMonth: '年月不是有效年月，例如 2026-11',
      calendarDay: '农历日历不是有效日期，请重新选择',
      calendarDays: '农历日历多选最多选择5项',
      calendarRange: '请选择农历日历区间的开始日期和结束日期',
    })
    expect(await refused(sample, { year: '2027' })).toEqual({ year: '年份只能选择2000年至今年' })
  })

  test('WID-08, WID-09, WID-11 units, people and files that are not there', async () => {
    const nobody = '01920000-0000-7000-8000-000000000001'
    expect(
      Object.keys(
        await refused(sample, { unit: nobody, department: nobody, person: nobody, people: [nobody], units: [nobody] }),
      ).sort(),
    ).toEqual(['department', 'people', 'person', 'unit', 'units'])
    expect(
      await refused(sample, {
        attachment: [
          { userId: nobody, userName: '甲', fileName: 'a.exe', fileAdd: '/a.exe', fileType: 'exe', fileSize: 1 },
        ],
      }),
    ).toHaveProperty('attachment')
  })

  test('WID-12, WID-13, WID-14, WID-15 numbers beyond their limits', async () => {
    expect(
      Object.keys(
        await refused(sample, {
          number: '1000001',
          money: '100000000000000',
          currency: '90071992547409912',
          slider: '101',
          color: 'reddish',
        }),
      ).sort(),
    ).toEqual(['color', 'currency', 'money', 'number', 'slider'])
    expect(await refused(sample, { number: '1.5' })).toEqual({ number: '数字应为整数' })
  })
})

test('WID-00 a value of every kind comes back as it was saved, is found by its own search, and may be taken out again', async () => {
  const ctx = await me()
  const [entry] = await find(ctx.withoutScope('a record to point at'), dictionary, { dicGroup: 'sex' }, { limit: 1 })
  const unit = world.place('BLHY')
  const department = world.place('BLHY/XS')
  const person = world.person('sealead')
  const given = {
    text: '11010519491231002X',
    textarea: '一\n二',
    phone: '13912345678',
    contactNumber: '0451-12345678',
    personName: '阿布都·买买提',
    upperEnglish: 'BEILU',
    number: '12',
    money: '1234.50',
    currency: '-9.99',
    quantity: '1.500',
    rate: '7.1234',
    slider: '40',
    selection: 'rail',
    selects: ['sea', 'air'],
    radio: 'road',
    checkboxes: ['sea'],
    dictionary: 'CNY',
    dictionaries: ['CNY', 'USD'],
    dictionaryRadio: '1',
    dictionaryCheckboxes: ['cust'],
    yesNo: '1',
    color: '#1f5fa8',
    date: '2026-11-21',
    dateTime: Date.UTC(2026, 10, 21, 3),
    yearMonth: '2026-11',
    year: '2025',
    calendarDay: '2026-02-17',
    calendarDays: ['2026-10-01', '2026-02-17'],
    calendarRange: ['2026-10-07', '2026-10-01'],
    unit,
    units: [unit],
    department,
    departments: [department],
    person,
    people: [person],
    reference: entry?.id ?? null,
    references: entry === undefined ? [] : [entry.id],
    lines: [{ text: '煤', quantity: '2.000', money: '3.00', date: '2026-11-21' }],
  } satisfies Readonly<Record<string, Json>>
  const { id, ver } = await save(ctx, sample, given)
  const held = await get(ctx, sample, id)
  const { lines, ...rest } = given
  expect(held).toMatchObject({
    ...rest,
    birthDate: '1949-12-31',
    calendarDays: ['2026-02-17', '2026-10-01'],
    calendarRange: ['2026-10-01', '2026-10-07'],
    lines,
    autoNumber: expect.stringMatching(/^KJ-202611-\d{4}$/),
  })
  for (const name of sample.lists.main?.search ?? []) {
    const kind = kindOf(Object.entries(sample.fields).find(([field]) => field === name)?.[1].kind ?? '')
    const value: Json = Object.entries(held ?? {}).find(([field]) => field === name)?.[1] ?? null
    const single: Json = Array.isArray(value) ? value.slice(0, 1) : value
    const asked: Json = kind.filter === 'range' ? { from: value, to: value } : single
    const found = await page(ctx, sample, { parameters: { [name]: asked } })
    expect(
      found.content.map((row) => row.id),
      name,
    ).toContain(id)
    const missed = kind.filter === 'range' ? { from: kind.numeric ? '99999' : null, to: null } : null
    if (missed?.from) expect((await page(ctx, sample, { parameters: { [name]: missed } })).content, name).toEqual([])
  }
  await save(ctx, sample, { id, ver, ...Object.fromEntries(Object.keys(rest).map((name) => [name, null])), lines: [] })
  expect(await get(ctx, sample, id)).toMatchObject({
    text: null,
    selects: null,
    calendarRange: null,
    yesNo: '0',
    lines: [],
  })
  await remove(ctx, sample, [id])
})

test('WID-06 an entry that is no longer in use stays in the record that holds it while others are chosen beside, and is refused in a new one', async () => {
  const { id, ver } = await save(await me(), sample, { dictionaries: ['CNY', 'RUB'] })
  await world.pool.query(
    sql`update base.dictionary set enabled = '0' where dic_group = 'currency' and dic_code = 'RUB'`,
  )
  // Another process, which did not find it a moment ago.
  const fresh = await me()
  const elsewhere = { ...fresh, running: still(fresh.running) }
  const { ver: next } = await save(elsewhere, sample, { id, ver, dictionaries: ['CNY', 'RUB', 'USD'] })
  expect(next).toBe(ver + 1)
  await expect(save(elsewhere, sample, { dictionaries: ['RUB'] })).rejects.toMatchObject({
    errors: { dictionaries: { code: 'choice.unknown' } },
  })
})

test('a real installation does without the gallery', () => {
  expect(modulesOf(true).map(({ name }) => name)).toContain('gallery')
  expect(modulesOf(false).map(({ name }) => name)).not.toContain('gallery')
})
