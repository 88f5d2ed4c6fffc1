import { expect, test } from 'vitest'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import { formProblems } from '../../../kinds/form-problems.ts'
import { stateOf, typedWords } from '../../../kinds/suggested-translations.ts'
import { describedDraft } from './described-draft.ts'
import { added, moved, removed, spotOf, withGroup, withoutGroup } from './draft-edit.ts'
import { columnsOf, drawnAt, withDrawn, withOption } from './draft-fields.ts'
import { codeFrom, freshName, nameFrom, namesIn, renamed } from './draft-names.ts'
import { placeOf, wrongIn } from './draft-problem-places.ts'
import { draftInFile } from './form-file.ts'
import { formulaOffers } from './formula-offers.ts'
import { loadSpelling } from './load-pinyin.ts'
import { copiedDraft, newDraft, newField } from './new-draft.ts'
import { approvalBy, readyFlows, settled } from './predefined-flows.ts'
import { untranslatedFormNames } from './untranslated-form-names.ts'

const title = { zh: '用车申请', ru: 'Заявка на автомобиль', en: 'Car request' }
const empty = newDraft({ name: 'yongCheShenQing', code: 'ycsq', title, folder: 'workflow.special' })
const withKinds = (draft: FormDraft, ...kinds: readonly string[]) =>
  kinds.reduce((before, kind) => added(before, { group: 'basic', at: 99 }, newField(kind))[0], draft)

test('WFL-03 a new form with a sub-table, its total and a ready way round has nothing wrong with it', () => {
  const drawn = withKinds(empty, 'text', 'lines', 'money')
  const totalled = withDrawn(drawn, 'money', {
    ...newField('money'),
    field: withOption(newField('money').field, 'calc', "sum(lines, 'lineAmount')"),
  })
  for (const way of Object.keys(readyFlows)) {
    const going = settled({ ...totalled, doc: { ...totalled.doc, approval: approvalBy(totalled, way, 'oa') } })
    expect([way, formProblems(going, {})]).toEqual([way, []])
  }
  expect(totalled.doc.lists.main?.columns).toEqual(['docNo', 'text', 'money', 'createName', 'createTime'])
})

test('WFL-03 a formula is offered sums, figures, days and typed texts of its form, and no codes', () => {
  const drawn = withKinds(empty, 'lines', 'money', 'text', 'textarea', 'date', 'select', 'person', 'number')
  const offered = (path: string) => formulaOffers(drawn, path, 'zh').map(({ text }) => text)
  expect(offered('number')).toEqual(["sum(lines, 'lineAmount')", 'docNo', 'money', 'text', 'textarea', 'date'])
  expect(offered('lines.lineAmount')).toEqual(['lineText', 'docNo', 'money', 'text', 'textarea', 'date', 'number'])
})

test('WFL-03 what a field is called in code follows its Chinese name wherever it is named', async () => {
  const spelling = await loadSpelling()
  expect([
    nameFrom({ zh: '报销金额', ru: '', en: '' }, spelling),
    nameFrom({ zh: '2026年度', ru: '', en: '' }, spelling),
    nameFrom({ zh: '', ru: '', en: '' }, spelling),
    codeFrom(title, spelling),
  ]).toEqual(['baoXiaoJinE', 'nianDu', null, 'ycsq'])
  const drawn = withKinds(empty, 'lines', 'money', 'text')
  const asked = withDrawn(drawn, 'text', {
    ...newField('text'),
    field: withOption(
      withOption(newField('text').field, 'visible', 'ge(money, "1") && text2 == "money"'),
      'calc',
      "sum(lines, 'lineAmount') + money",
    ),
  })
  const named = renamed(renamed(asked, 'money', 'zongE'), 'lines.lineAmount', 'jinE')
  expect(drawnAt(named, 'text')?.field).toMatchObject({
    visible: 'ge(zongE, "1") && text2 == "money"',
    calc: "sum(lines, 'jinE') + zongE",
  })
  expect(named.doc.lists.main?.columns).toContain('zongE')
  expect(drawnAt(named, 'lines.jinE')?.label.zh).toBe('金额')
  expect(named.doc.fields['lines']).toMatchObject({ totals: ['jinE'] })
  expect([freshName('remark', []), freshName('money', namesIn(drawn))]).toEqual(['remark2', 'money2'])
})

test('a field is moved within its group, to another and back, and a column within its table', () => {
  const [two, part] = withGroup(withKinds(empty, 'text', 'date'), title)
  const there = moved(two, 'text', { group: part, at: 0 })
  expect(there.doc.form.map(({ fields }) => fields)).toEqual([['docNo', 'date'], ['text']])
  expect(moved(two, 'docNo', { group: 'basic', at: 3 }).doc.form[0]?.fields).toEqual(['text', 'date', 'docNo'])
  expect(withoutGroup(there, part).doc.form.map(({ fields }) => fields)).toEqual([['docNo', 'date', 'text']])
  const table = added(withKinds(empty, 'lines'), { lines: 'lines', at: 1 }, newField('date'))
  expect([table[1], Object.keys(columnsOf(table[0].doc.fields['lines']))]).toEqual([
    'lines.date',
    ['lineText', 'date', 'lineAmount'],
  ])
  expect(spotOf(moved(table[0], 'lines.date', { lines: 'lines', at: 3 }), 'lines.date')).toEqual({
    lines: 'lines',
    at: 2,
  })
  expect(moved(table[0], 'lines.date', { group: 'basic', at: 0 })).toBe(table[0])
})

test('what is removed is named nowhere any more, and what still leans on it is a problem at its place', () => {
  const drawn = withKinds(empty, 'money', 'number')
  const leaning = withDrawn(drawn, 'number', {
    ...newField('number'),
    field: withOption(newField('number').field, 'calc', 'money'),
  })
  const gone = removed(leaning, 'money')
  expect(JSON.stringify(gone.doc.lists)).not.toContain('money')
  const [problem] = formProblems(gone, {})
  expect(problem && placeOf(gone, problem)).toEqual({ step: 'design', chosen: { sort: 'field', path: 'number' } })
  const nameless = withDrawn(drawn, 'money', { ...newField('money'), label: { zh: '金额', ru: '', en: 'Amount' } })
  expect(wrongIn(nameless, formProblems(nameless, {}))).toEqual(new Set(['money']))
  const table = removed(withKinds(empty, 'lines'), 'lines.lineAmount')
  expect(table.doc.fields['lines']).toMatchObject({ totals: [] })
})

test('a copy is a form of its own, and a preview knows every column in the language asked for', () => {
  const drawn = withKinds(empty, 'lines')
  const going = { ...drawn, doc: { ...drawn.doc, approval: approvalBy(drawn, 'leader', 'oa') } }
  const copy = copiedDraft(going, {
    name: 'paiChe',
    code: 'pc',
    title: { zh: '派车', ru: 'Выезд', en: 'Dispatch' },
    folder: 'workflow.special',
  })
  expect(copy.doc).toMatchObject({
    name: 'paiChe',
    code: 'pc',
    scope: 'pc',
    number: { pattern: 'PC-{YYYY}{MM}-{####}' },
    approval: { process: 'formPaiChe', first: { key: 'formPaiChe' } },
  })
  expect(formProblems(settled(copy), {})).toEqual([])
  expect(describedDraft(drawn, 'ru').fields.find(({ name }) => name === 'lines')).toMatchObject({
    label: 'Строки',
    columns: [{ label: 'Описание' }, { label: 'Сумма' }],
  })
})

test('a form leaves as a file and comes back from it the same; another file is none', () => {
  const draft = newDraft({
    name: 'car',
    code: 'yc',
    title: { zh: '车', ru: 'Машина', en: 'Car' },
    folder: 'affairs.people',
  })
  expect(draftInFile(JSON.stringify(draft))).toEqual(draft)
  for (const text of ['', '{}', '[]', '{"doc":1}', '<xml/>']) expect(draftInFile(text), text).toBeNull()
})

test('a Chinese name suggests the others until somebody writes them; what is still Chinese is told to the publisher', () => {
  const terms = new Map([['报销金额', { zh: '报销金额', ru: 'Сумма возмещения', en: 'Amount' }]])
  const first = typedWords({ zh: '', ru: '', en: '' }, 'zh', '报销金额', terms)
  expect(first).toEqual({ zh: '报销金额', ru: 'Сумма возмещения', en: 'Amount' })
  expect(stateOf(first, 'ru', terms)).toBe('suggested')
  const other = typedWords(first, 'zh', '车牌', terms)
  expect(other).toEqual({ zh: '车牌', ru: '车牌', en: '车牌' })
  expect(stateOf(other, 'en', terms)).toBe('untranslated')
  const written = typedWords(typedWords(other, 'en', 'Number plate', terms), 'zh', '车牌号', terms)
  expect(written).toEqual({ zh: '车牌号', ru: '车牌号', en: 'Number plate' })
  const draft = newDraft({ name: 'car', code: 'yc', title: written, folder: 'affairs.people' })
  expect(untranslatedFormNames(draft)).toEqual([{ zh: '车牌号', langs: ['ru'] }])
})
