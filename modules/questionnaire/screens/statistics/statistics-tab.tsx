import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { minuteMs } from '../../../../core/values/duration.ts'
import { Button } from '../../../../ui/button.tsx'
import { Empty } from '../../../../ui/empty.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { type DetailTabProps, http, ErrorState, useCan, useWords } from '../../../../web/module-api.ts'
import type { Question } from '../../design/question.ts'
import type { QuestionStatistics } from '../../design/statistics.ts'
import { statisticsWords as words } from '../../words/statistics.ts'
import { CrossTable } from './cross-table.tsx'
import { QuestionFigures } from './question-figures.tsx'
import css from './statistics.module.css'

interface Figures {
  readonly questions: readonly Question[]
  readonly sheets: number
  readonly passed: number | null
  readonly statistics: readonly QuestionStatistics[]
  readonly cross: readonly (readonly number[])[] | null
}

const everyMinute = minuteMs

/** What a questionnaire has brought so far, question by question. */
export default function StatisticsTab({ record }: DetailTabProps) {
  const t = useWords()
  const mayExport = useCan('wjdj-dc')
  const id = String(record['id'])
  const [cross, setCross] = useState<{ readonly first?: string; readonly second?: string }>({})
  const { data, error, refetch } = useQuery<Figures>({
    queryKey: ['questionnaire', 'statistics', id, cross],
    placeholderData: keepPreviousData,
    refetchInterval: everyMinute,
    queryFn: ({ signal }) =>
      http.get<Figures>(`/api/questionnaire/statistics/${id}`, { query: cross, signal, quiet: true }),
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} height={20} />
  if (data.sheets === 0) return <Empty title={t(words.none)} note={t(words.noneNote)} />
  const choices = data.questions
    .filter(({ type }) => type === 'one' || type === 'many' || type === 'score')
    .map(({ id: value, stem }) => ({ value, label: stem }))
  const [first, second] = [cross.first, cross.second].map((chosen) =>
    data.questions.find((question) => question.id === chosen),
  )
  return (
    <div className={css.tab}>
      <header className={css.head}>
        <b>{t(words.sheets, { n: data.sheets })}</b>
        {data.passed !== null && <span>{t(words.passed, { n: data.passed })}</span>}
        <Button icon="refresh" onClick={() => void refetch()}>
          {t(words.refresh)}
        </Button>
        {mayExport && (
          <Button
            icon="download"
            onClick={() =>
              void http
                .download(`/api/questionnaire/export/${id}`, null, `${String(record['title'])}.xlsx`)
                .catch(() => false)
            }
          >
            {t(words.export)}
          </Button>
        )}
      </header>
      {data.questions.map((question, at) => {
        const figures = data.statistics.find((one) => one.id === question.id)
        return figures && <QuestionFigures key={question.id} number={at + 1} question={question} figures={figures} />
      })}
      {choices.length > 1 && (
        <section className={css.card}>
          <h3>{t(words.cross)}</h3>
          <p className={css.quiet}>{t(words.crossNote)}</p>
          <div className={css.pick}>
            <Select
              aria-label={t(words.byRow)}
              placeholder={t(words.byRow)}
              options={choices}
              value={cross.first ?? null}
              onChange={(value) => setCross({ ...cross, first: value })}
            />
            <Select
              aria-label={t(words.byColumn)}
              placeholder={t(words.byColumn)}
              options={choices}
              value={cross.second ?? null}
              onChange={(value) => setCross({ ...cross, second: value })}
            />
          </div>
          {first && second && data.cross && (
            <CrossTable first={labelsOf(data, first)} second={labelsOf(data, second)} counts={data.cross} />
          )}
        </section>
      )}
    </div>
  )
}

function labelsOf({ statistics }: Figures, { id }: Question): readonly string[] {
  return statistics.find((one) => one.id === id)?.counts.map(({ label }) => label) ?? []
}
