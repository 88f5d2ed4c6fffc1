import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DescribedField } from '../core/description/described-document.ts'
import { languages } from '../core/values/language.ts'
import DetailPage from '../web/detail/detail-page.tsx'
import { chooseLang } from '../web/platform/session/language.ts'
import { show } from '../web/testing/index.ts'
import { expectOwnWords, unsaid } from './testing/expect-words.tsx'
import { type Sampled, sampleServer } from './testing/sample-server.tsx'

// The first of them reads all that pages are made of.
const patience = { timeout: 180_000 }
const server = await sampleServer()
const records = server.sampled.map((sampled) => [sampled.running.key, sampled] as const)
const forms = records.filter(([, { running }]) => running.doc.appendOnly === undefined)

test.each(records)(
  'LNG-01 the page of a record of %s says its fields in every language',
  patience,
  async (_, sampled) => {
    const { refused } = await server.signIn('zh')
    await showRecord(sampled, '')
    await inEveryLanguage(sampled, ({ kind }) => kind !== 'lines' && kind !== 'attachment')
    expect(refused).toEqual([])
  },
)

test.each(forms)(
  'LNG-01 the form of a record of %s says its fields in every language',
  patience,
  async (_, sampled) => {
    const { refused } = await server.signIn('zh')
    await showRecord(sampled, '?edit=1')
    await waitFor(() => expect(document.querySelector('form')).not.toBeNull())
    // What the product computes may be left out of the form.
    await inEveryLanguage(sampled, ({ kind, readonly }) => kind !== 'lines' && readonly !== true)
    expect(refused).toEqual([])
  },
)

function showRecord({ running: { doc }, record }: Sampled, query: string) {
  const id = String(record.id)
  const page = <DetailPage module={doc.module} name={doc.name} id={id} />
  return show(page, { at: `/doc/${doc.module}/${doc.name}/${id}${query}` })
}

/** The page as it stands is read in one language after the other. */
async function inEveryLanguage(sampled: Sampled, stands: (field: DescribedField) => boolean): Promise<void> {
  for (const lang of languages) {
    act(() => chooseLang(lang))
    const { fields } = await server.described(sampled, lang)
    await expectLabels(sampled, fields, stands)
    await waitFor(() => expectOwnWords(lang, 'nothing', sampled.record, Object.keys(sampled.running.doc.fields)))
  }
}

/** The label of every field of the form that has a value. */
async function expectLabels(
  { running, opened }: Sampled,
  fields: readonly DescribedField[],
  stands: (field: DescribedField) => boolean,
): Promise<void> {
  const inForm = new Set(running.doc.form.flatMap((group) => group.fields))
  // A yes or no that is hidden is a no, never empty.
  const isHidden = ({ name, kind, visible }: DescribedField) =>
    kind === 'yesNo' && visible !== undefined && opened[name] === '0'
  const labels = fields
    .filter((field) => inForm.has(field.name) && stands(field) && (opened[field.name] ?? null) !== null)
    .filter((field) => !isHidden(field))
    .map(({ label }) => label)
  await waitFor(() => expect(unsaid(labels)).toEqual([]))
}
