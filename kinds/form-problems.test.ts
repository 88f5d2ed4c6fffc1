import { expect, test } from 'vitest'
import type { FormDraft } from '../core/form-design/draft.ts'
import { formProblemWords } from '../core/form-design/problem-words.ts'
import { readDraft } from '../core/form-design/read-draft.ts'
import { type FormWorld } from './form-check-context.ts'
import { formProblems } from './form-problems.ts'

const world: FormWorld = {
  dictionaries: new Set(['leaveType']),
  documents: new Map([['contracts.contract', new Set(['contractName'])]]),
  codes: new Set(['htgl']),
  categories: new Set(['hr']),
  folders: new Set(['affairs.people']),
  roles: new Set(['staff']),
  published: null,
}

const words = (zh: string) => ({ zh, ru: `${zh} ru`, en: `${zh} en` })

function drawn(change: (draft: Draft) => void = () => undefined): FormDraft {
  const draft: Draft = {
    doc: {
      module: 'form',
      name: 'visit',
      code: 'bdvisit',
      scope: 'bdvisit',
      title: 'guest',
      fields: {
        guest: { kind: 'text', required: true, max: 50 },
        from: { kind: 'date' },
        stops: { kind: 'lines', fields: { place: { kind: 'text' }, cost: { kind: 'money', digits: 2 } } },
        total: { kind: 'money', digits: 2, calc: 'sum(stops.map(s, s.cost))' },
      },
      form: [{ name: 'main', fields: ['guest', 'from', 'stops', 'total'] }],
      lists: {
        main: {
          columns: ['guest', 'total', 'createTime'],
          search: ['guest'],
          sort: ['-createTime'],
          totals: ['total'],
        },
      },
    },
    words: {
      title: words('来访'),
      fields: {
        guest: words('来宾'),
        from: words('日期'),
        stops: { label: words('行程'), fields: { place: words('地点'), cost: words('费用') } },
        total: words('合计'),
      },
      groups: { main: words('基本信息') },
    },
    menu: { folder: 'affairs.people' },
    access: [{ role: 'staff', verbs: ['ck', 'xz'] }],
  }
  change(draft)
  const read = readDraft(JSON.parse(JSON.stringify(draft)))
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  return read.draft
}

type Any = ReturnType<typeof JSON.parse>
interface Draft {
  doc: Any
  words: Any
  menu: Any
  access: Any
  renamed?: Any
}

test('a sound draft has no problem', () => {
  expect(formProblems(drawn(), world)).toEqual([])
})

test.each<[string, string, (draft: Draft) => void]>([
  [
    'a label given in one language only',
    'form.problem.label words.fields.guest',
    ({ words: all }) => {
      all.fields.guest = { zh: '来宾', ru: '', en: '' }
    },
  ],
  [
    'a column of a sub-table without a name',
    'form.problem.label words.fields.stops.cost',
    ({ words: all }) => {
      delete all.fields.stops.fields.cost
    },
  ],
  [
    'a kind nobody knows',
    'form.problem.kind doc.fields.guest',
    ({ doc }) => {
      doc.fields.guest.kind = 'hologram'
    },
  ],
  [
    'a name that is no identifier',
    'form.problem.name doc.fields.x"; drop table form.visit; --',
    ({ doc, words: all }) => {
      doc.fields['x"; drop table form.visit; --'] = { kind: 'text' }
      all.fields['x"; drop table form.visit; --'] = words('x')
    },
  ],
  [
    'a name of the engine’s own',
    'form.problem.reserved doc.fields.createTime',
    ({ doc, words: all }) => {
      doc.fields.createTime = { kind: 'date' }
      all.fields.createTime = words('时间')
    },
  ],
  [
    'a name every object has',
    'form.problem.reserved doc.fields.constructor',
    ({ doc, words: all }) => {
      doc.fields.constructor = { kind: 'text' }
      all.fields.constructor = words('x')
    },
  ],
  [
    'a formula that does not compile',
    'form.problem.expression doc.fields.total.calc',
    ({ doc }) => {
      doc.fields.total.calc = 'sum(stops.map(s, s.cost)'
    },
  ],
  [
    'a condition that lacks the value it compares with',
    'form.problem.clause doc.fields.guest',
    ({ doc }) => {
      doc.fields.guest.visible = 'ge(total, "")'
    },
  ],
  [
    'a condition that compares a choice with its label',
    'form.problem.clause-value doc.fields.guest',
    ({ doc, words: all }) => {
      doc.fields.sort = { kind: 'select', choices: [{ code: 'a', label: words('甲') }] }
      all.fields.sort = words('类')
      doc.fields.guest.visible = 'sort == "甲"'
    },
  ],
  [
    'a formula that would stop the server',
    'form.problem.costly doc.fields.guest.visible',
    ({ doc }) => {
      doc.fields.guest.visible = '[0,1,2,3,4,5,6,7,8,9].all(a, '.repeat(7) + 'a == a' + ')'.repeat(7)
    },
  ],
  [
    'a condition on a field that was deleted',
    'form.problem.expression doc.fields.guest.visible',
    ({ doc }) => {
      doc.fields.guest.visible = 'level == "1"'
    },
  ],
  [
    'a group that shows a deleted field',
    'form.problem.gone doc.form.main',
    ({ doc }) => {
      delete doc.fields.from
    },
  ],
  [
    'a dictionary that does not exist',
    'form.problem.dictionary doc.fields.sort',
    ({ doc, words: all }) => {
      doc.fields.sort = { kind: 'dictionary', group: 'nowhere' }
      all.fields.sort = words('类')
    },
  ],
  [
    'a reference to no document',
    'form.problem.document doc.fields.of',
    ({ doc, words: all }) => {
      doc.fields.of = { kind: 'reference', to: 'contracts.nothing' }
      all.fields.of = words('合同')
    },
  ],
  [
    'a sub-table in a sub-table',
    'form.problem.nested doc.fields.stops.inner',
    ({ doc, words: all }) => {
      doc.fields.stops.fields.inner = { kind: 'lines', fields: { a: { kind: 'text' } } }
      all.fields.stops.fields.inner = { label: words('内'), fields: { a: words('甲') } }
    },
  ],
  [
    'an option of the engine’s own',
    'form.problem.option doc.fields.guest.storage',
    ({ doc }) => {
      doc.fields.guest.storage = true
    },
  ],
  [
    'an option of the wrong sort',
    'form.problem.option doc.fields.guest.max',
    ({ doc }) => {
      doc.fields.guest.max = '50'
    },
  ],
  [
    'a value to begin with that the field does not take',
    'form.problem.option doc.fields.guest.initial',
    ({ doc }) => {
      doc.fields.guest.initial = 'x'.repeat(51)
    },
  ],
  [
    'a permission code of another document',
    'form.problem.code-taken doc.code',
    ({ doc }) => {
      doc.code = 'htgl'
    },
  ],
  [
    'a numbering that would repeat itself',
    'form.problem.number doc.number.pattern',
    ({ doc, words: all }) => {
      doc.fields.no = { kind: 'autoNumber', readonly: true }
      all.fields.no = words('编号')
      doc.number = { field: 'no', pattern: 'LF-{MM}-{####}', resetBy: 'month' }
    },
  ],
  [
    'a total of what is no number',
    'form.problem.total doc.lists.main',
    ({ doc }) => {
      doc.lists.main.totals = ['guest']
    },
  ],
  [
    'a title that names nothing',
    'form.problem.title doc.title',
    ({ doc }) => {
      doc.title = 'stops'
    },
  ],
  [
    'a folder that is not there',
    'form.problem.folder menu.folder',
    ({ menu }) => {
      menu.folder = 'nowhere'
    },
  ],
  [
    'a right the form does not have',
    'form.problem.verb access',
    ({ access }) => {
      access[0].verbs.push('tj')
    },
  ],
])('%s is a problem at its place', (_, wanted, change) => {
  const found = formProblems(drawn(change), world)
  expect(found.map(({ code, path }) => `${code} ${path}`)).toContain(wanted)
  for (const { code } of found) expect(formProblemWords[code].zh).not.toBe('')
})

test('what is no draft is told part by part and never thrown', () => {
  for (const given of [null, [], 'x', {}, { doc: {} }, { doc: { fields: { a: null } } }, { doc: 1, words: 2 }])
    expect(readDraft(given)).toHaveProperty('problems')
  const read = readDraft({ ...drawn(), doc: { ...drawn().doc, actions: { approve: {} } } })
  expect(read).toEqual({
    problems: [{ code: 'form.problem.part', path: 'doc.actions', params: { part: 'doc.actions' } }],
  })
})
