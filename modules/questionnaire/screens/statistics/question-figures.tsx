import { Bars } from '../../../../ui/comparison-bars.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useWords } from '../../../../web/module-api.ts'
import type { Question } from '../../design/question.ts'
import type { Count, QuestionStatistics } from '../../design/statistics.ts'
import { designerWords } from '../../words/designer.ts'
import { statisticsWords as words } from '../../words/statistics.ts'
import css from './statistics.module.css'

/** One question: how often each answer was given, the mean, or what was written. */
export function QuestionFigures({
  number,
  question,
  figures,
}: {
  readonly number: number
  readonly question: Question
  readonly figures: QuestionStatistics
}) {
  const t = useWords()
  const { answered, counts, mean, rows, texts, files } = figures
  const barsOf = (all: readonly Count[]) =>
    all.map(({ id, label, count, percent, place }) => ({
      key: id,
      label,
      share: count,
      text: place === undefined ? `${count} · ${percent}%` : `${count} · ${t(words.place, { n: place })}`,
    }))
  return (
    <section className={css.card}>
      <h3>
        <b>{number}</b>
        {question.stem}
        <small>
          {t(designerWords[question.type])} · {t(words.answered, { n: answered })}
        </small>
      </h3>
      {mean !== null && (
        <p className={css.mean}>
          <small>{t(words.mean)}</small>
          <b>{mean}</b>
        </p>
      )}
      {counts.length > 0 && <Bars bars={barsOf(counts)} />}
      {rows.map((row) => (
        <div key={row.id} className={css.row}>
          <h4>
            {row.label}
            {row.mean !== null && (
              <small>
                {t(words.mean)} {row.mean}
              </small>
            )}
          </h4>
          <Bars bars={barsOf(row.counts)} />
        </div>
      ))}
      {texts.length > 0 && (
        <ul className={css.texts}>
          {texts.map((text, at) => (
            <li key={at}>{text}</li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <ul className={css.texts}>
          {files.map((file) => (
            <li key={file.fileAdd}>
              <Icon name="clip" size={16} />
              <a
                href={`/api/dfs/local/downfile1?${new URLSearchParams({ filePath: file.fileAdd, fileName: encodeURIComponent(file.fileName) })}`}
              >
                {file.fileName}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
