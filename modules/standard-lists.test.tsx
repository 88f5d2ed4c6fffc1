import { act, cleanup, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ReportResult } from '../core/api-types/report-result.ts'
import { isGrouped } from '../core/description/report.ts'
import { languages } from '../core/values/language.ts'
import ListPage from '../web/list/list-page.tsx'
import { ReportView } from '../web/list/report/report-view.tsx'
import { http } from '../web/platform/http/client.ts'
import { chooseLang } from '../web/platform/session/language.ts'
import { show } from '../web/testing/index.ts'
import { expectOwnWords, unsaid } from './testing/expect-words.tsx'
import { sampleServer } from './testing/sample-server.tsx'

// The first of them reads all that pages are made of.
const patience = { timeout: 180_000 }
const long = { timeout: 90_000 }
const drawn = 20
const server = await sampleServer()
const lists = server.sampled.flatMap((sampled) =>
  Object.keys(sampled.running.doc.lists).map((list) => [sampled.running.key, list, sampled] as const),
)

const reports = server.world.running.modules
  .flatMap(({ reports: own = [] }) => own)
  .map((report) => [`${report.module}.${report.name}`, report] as const)

test.each(lists)('LNG-01 the list of %s %s says its columns in every language', patience, async (_, name, sampled) => {
  const { running, record } = sampled
  const { doc, words } = running
  const { refused } = await server.signIn('zh')
  // The table has every column, whatever the list opens in; of each document there is one record.
  const at = { at: `/${doc.module}/${doc.name}?as=grid`, label: words.title, height: 120 }
  await show(<ListPage module={doc.module} doc={doc.name} list={name} />, at)
  for (const lang of languages) {
    act(() => chooseLang(lang))
    const { lists: all, fields } = await server.described(sampled, lang)
    // A grid draws the columns that it has room for: of very many the first are there.
    const whole = all.find((one) => one.name === name)?.columns ?? []
    const columns = whole.length > drawn ? whole.slice(0, drawn / 2) : whole
    const labels = columns.map((column) => fields.find((field) => field.name === column)?.label ?? column)
    await waitFor(() => expect(titles()).toEqual(expect.arrayContaining(labels)), long)
    // Where the list has a fixed filter the sample may be none of its rows.
    if (doc.lists[name]?.filter === undefined)
      await waitFor(() => expect(parts('gridcell').length).toBeGreaterThan(columns.length), long)
    await waitFor(() => expectOwnWords(lang, '[role=gridcell]', record, Object.keys(doc.fields)))
  }
  expect(refused).toEqual([])
})

test.each(reports)(
  'LNG-01 the report %s says its conditions and columns in every language',
  patience,
  async (_, report) => {
    for (const lang of languages) {
      const { refused } = await server.signIn(lang)
      const { module, name, label, words, filters } = report
      await show(<ReportView report={{ module, name, label: label[lang] }} />, { language: lang })
      const asked = Object.keys(filters).map((field) => words[field]?.[lang])
      await waitFor(() => expect(unsaid(asked)).toEqual([]), long)
      await waitFor(() => expectOwnWords(lang, 'nothing', {}, Object.keys(filters)))
      const sheet = await http.post<ReportResult>(`/api/report/${module}/${name}/sheet`, server.world.sample(filters))
      const measured = isGrouped(report) ? report.measures : report.columns
      expect(sheet.columns.map((column) => column.label)).toEqual(
        expect.arrayContaining(Object.keys(measured).map((field) => words[field]?.[lang])),
      )
      expect(sheet.columns.filter((column) => column.label === column.name)).toEqual([])
      expect(refused).toEqual([])
      cleanup()
    }
  },
)

/** Sorted columns have the number of their turn behind their name. */
function titles(): string[] {
  return parts('columnheader').flatMap(({ textContent }) => [textContent, textContent.replace(/\d$/, '')])
}

/** By the attribute: what a screen reader makes of each part is long worked out, and not asked here. */
function parts(role: string): readonly Element[] {
  return [...document.querySelectorAll(`[role=${role}]`)]
}
