import { expect, test } from 'vitest'
import { document } from '../../core/description/document.ts'
import { defineModule, type Module } from '../../core/description/module.ts'
import { lines, money, reference, text } from '../../kinds/index.ts'
import { rules } from '../module-api.ts'
import { seaModule, voyage } from '../records/testing/voyage-test-documents.ts'
import { compose } from './compose-modules.ts'

const words = { zh: '单', ru: 'док', en: 'doc' }

test('what is composed is known by its name, with its rules in module order and its permission codes', () => {
  const [first, second] = [rules(voyage, {}), rules(voyage, {})]
  const later = defineModule({
    name: 'later',
    label: words,
    needs: [seaModule],
    documents: {},
    words: {},
    refusals: {},
    pages: [],
  })
  const running = compose({
    modules: [seaModule, later],
    servers: [
      { module: 'later', rules: [second] },
      { module: 'sea', rules: [first] },
    ],
  })
  expect(running.documents.get('sea.voyage')?.rules).toEqual([first.set, second.set])
  expect(running.documents.has('base.person')).toBe(true)
  for (const code of ['hc-ck', 'hc-kh', 'hc-mm', 'zc-tj', 'yhgl-ck']) expect(running.permissions.has(code)).toBe(true)
  expect(running.permissions.has('hc-system')).toBe(false)
})

test('a wrong description stops the start and is told whole', () => {
  const wrong = document({
    module: 'bad',
    name: 'thing',
    code: 'hc',
    scope: 'everyone',
    title: 'name',
    effective: { of: ['sum'], from: 'name' },
    fields: {
      name: text({ read: 'x-mm', searched: true }),
      other: reference({ to: 'no.where' }),
      sum: money({ calc: 'add(nothing, 1)' }),
      createTime: text(),
      shown: text({ visible: 'sum +' }),
      parts: lines({ fields: { cost: text({ read: 'x-mm', searched: true }) } }),
    },
    form: [{ name: 'a', fields: ['name', 'ghost' as 'name'] }],
    lists: { main: { columns: ['phantom' as 'name'], search: [], sort: [] } },
    print: { sections: [{ group: 'b', fields: ['name'], lineColumns: { shown: ['absent'] } }] },
    actions: { go: { from: ['nowhere' as never], to: 'elsewhere' as 'same', needs: 'go', when: 'name ==' } }, // states that do not exist do not compile
  })
  const problems = composing({
    ...emptyModule,
    documents: { thing: wrong },
    words: { thing: { title: words, fields: {}, groups: {} } },
  } as unknown as Module) // words of a document that is wrong on purpose
  for (const part of [
    'two documents use the permission prefix hc',
    'other points at no.where',
    'sum.calc',
    'shown.visible',
    'createTime is the engine’s own column'.replace('’', "'"),
    'ghost is no field',
    'phantom is no field',
    'print names the unknown group b',
    'print says columns of shown, which does not stand in b',
    'shown.absent is no column to print',
    'go names the unknown state nowhere',
    'go names the unknown state elsewhere',
    'go.when',
    'name is hidden from some and yet searched',
    'parts.cost is hidden from some and yet searched',
    'name names the record and yet is hidden',
    'sum says which records hold one after the other, and may be empty',
    'name is no day that is always filled',
  ]) {
    expect(problems).toContain(part)
  }
})

test('a module comes after those it needs, and once', () => {
  expect(composing({ ...emptyModule, needs: [{ ...emptyModule, name: 'far' }] })).toContain(
    'bad needs far, which does not come before it',
  )
  expect(composing(seaModule)).toContain('two modules are called sea')
})

test('what was checked when it was built is not checked again', () => {
  const unchecked: Module = { ...emptyModule, needs: [{ ...emptyModule, name: 'far' }] }
  expect(compose({ modules: [unchecked], checked: true }).modules).toContain(unchecked)
})

const emptyModule: Module = { name: 'bad', label: words, needs: [], documents: {}, words: {}, refusals: {}, pages: [] }

function composing(module: Module): string {
  try {
    compose({ modules: [seaModule, module] })
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}
