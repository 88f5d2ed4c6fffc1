import type { WidgetLine } from '../../../core/description/widget.ts'
import { Money } from '../../../ui/money.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { openPage } from '../../platform/page/page-navigation.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { momentText } from '../../platform/words/moment-text.ts'
import { welcomeWords as words } from '../../platform/words/welcome.ts'
import { toneOf } from './dictionary-color-tone.ts'
import { EmptyWidget } from './empty-widget.tsx'
import { numberText } from './number-text.ts'
import { useWidget } from './use-widget.ts'
import type { ShownWidget } from './widget-info.ts'
import { WidgetQueryStates } from './widget-query-states.tsx'
import css from './home-page.module.css'

// As many as fit the card of a home page whole.
const usuallyShown = 5

/** The latest of something: tasks, documents. */
export function ListWidget({ widget }: { readonly widget: ShownWidget }) {
  const t = useWords()
  const query = useWidget(widget, 'list')
  const mostShown = widget.lines ?? usuallyShown
  return (
    <WidgetQueryStates query={query} lines={5} flush>
      {({ lines, total }) =>
        lines.length === 0 ? (
          <EmptyWidget said={widget.empty} />
        ) : (
          <>
            <ul className={css.lines}>
              {lines.slice(0, mostShown).map((line, at) => (
                <li key={line.href ?? at}>
                  <Line line={line} />
                </li>
              ))}
            </ul>
            {total > mostShown && <p className={css.total}>{t(words.total, { n: total })}</p>}
          </>
        )
      }
    </WidgetQueryStates>
  )
}

function Line({ line }: { readonly line: WidgetLine }) {
  const lang = useLang()
  const { href } = line
  const inside = (
    <>
      <span className={css.what}>
        <b title={line.title}>{line.title}</b>
        {line.note && <span>{line.note}</span>}
      </span>
      <span className={css.side}>
        {line.amount !== undefined && (
          <Money
            text={numberText(line.amount, lang)}
            currency={line.currency}
            negative={line.amount.startsWith('-')}
            strong
          />
        )}
        <span className={css.marks}>
          {line.status && <StatusTag tone={toneOf(line.status.color ?? '')}>{line.status.label}</StatusTag>}
          {line.at !== undefined && <span className={css.when}>{momentText(line.at, lang)}</span>}
        </span>
      </span>
    </>
  )
  return href ? (
    <button type="button" className={css.line} onClick={() => openPage(href)}>
      {inside}
    </button>
  ) : (
    <div className={css.line}>{inside}</div>
  )
}
