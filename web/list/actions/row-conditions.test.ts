import { expect, test } from 'vitest'
import type { Described, DescribedField } from '../../../core/description/described-document.ts'
import { rowConditions } from './row-conditions.ts'
import { offeredOn, unconditional, verbsOf } from './row-verbs.ts'

const field = (name: string, kind: string, more: object = {}): DescribedField => ({
  name,
  kind,
  label: name,
  rights: { read: true, write: true },
  sortable: true,
  filter: 'none',
  numeric: false,
  ...more,
})
const action = (verb: string, when?: string) => ({
  verb,
  label: verb,
  look: 'normal' as const,
  from: [],
  asks: [],
  ...(when === undefined ? {} : { when }),
})
const doc: Described = {
  module: 'x',
  name: 'x',
  label: 'x',
  title: 'name',
  numberField: null,
  stateField: null,
  approval: null,
  appendOnly: false,
  form: [],
  lists: [],
  verbs: ['ck'],
  fields: [field('name', 'text'), field('flag', 'yesNo'), field('legs', 'lines', { columns: [field('fee', 'money')] })],
  actions: [
    action('always'),
    action('refund', 'flag'),
    action('close', 'size(legs) > 0'),
    action('secret', "hidden == '1'"),
  ],
}

test('WID-17 an action with a condition is offered on the rows where it holds; what a row cannot tell is left to the server', () => {
  const offered = (row: Readonly<Record<string, string>>, condition = rowConditions(doc, { today: '2026-11-21' })) =>
    offeredOn(doc, verbsOf(doc), row, condition).map(({ verb }) => verb)
  expect(offered({ name: 'a', flag: '1' })).toEqual(['ck', 'always', 'refund', 'close', 'secret'])
  expect(offered({ name: 'a', flag: '0' })).toEqual(['ck', 'always', 'close', 'secret'])
  expect(offered({ name: 'a', flag: '1' }, unconditional(doc))).toEqual(['ck', 'always'])
})

test('an action that is somebody’s own is offered on the rows that name him', () => {
  const own = { ...doc, actions: [action('start', 'name == me')] }
  const offered = (me: string) =>
    offeredOn(own, verbsOf(own), { name: 'p1' }, rowConditions(own, { today: '2026-11-21', me })).map(
      ({ verb }) => verb,
    )
  expect(offered('p1')).toEqual(['ck', 'start'])
  expect(offered('p2')).toEqual(['ck'])
})
