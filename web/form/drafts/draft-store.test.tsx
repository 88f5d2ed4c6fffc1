import { afterEach, expect, test } from 'vitest'
import { dropDraft, readDraft, writeDraft } from './draft-store.ts'

const place = { person: 'p1', document: 'finance.paymentPlan', id: 'new' }
const day = 24 * 3_600_000

afterEach(() => localStorage.clear())

test('SES-14 a draft comes back to the same person only', () => {
  writeDraft(place, { values: { title: '运费' }, ver: null, at: Date.now() })
  expect(readDraft(place)?.values).toEqual({ title: '运费' })
  expect(readDraft({ ...place, person: 'p2' })).toBeNull()
  expect(readDraft({ ...place, id: '1' })).toBeNull()
})

test('a saved draft is forgotten, and one of two months ago as well', () => {
  writeDraft(place, { values: { title: 'a' }, ver: 1, at: Date.now() })
  dropDraft(place)
  expect(readDraft(place)).toBeNull()
  writeDraft(place, { values: { title: 'a' }, ver: 1, at: Date.now() - 60 * day })
  expect(readDraft(place)).toBeNull()
})

test('what somebody else wrote under the key is no draft', () => {
  localStorage.setItem('amur.draft.p1.finance.paymentPlan.new', '{"values":3}')
  expect(readDraft(place)).toBeNull()
  localStorage.setItem('amur.draft.p1.finance.paymentPlan.new', 'not json')
  expect(readDraft(place)).toBeNull()
})
