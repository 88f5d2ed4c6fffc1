import type { Described } from '../../core/description/described-document.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useInstance } from '../approval/decision/approval-instance-queries.ts'
import { DecisionBox } from '../approval/decision/decision-box.tsx'
import { decides, panelOffers } from '../approval/decision/panel-actions.ts'
import { CaseNotice } from '../approval/decision/returned-or-suspended-notice.tsx'
import { SummaryStrip } from '../approval/decision/summary-strip.tsx'
import { taskWords } from '../approval/decision/task-words.ts'
import { useViewed } from '../approval/decision/use-mark-viewed.ts'
import { DecisionSubject } from '../detail/decision-subject.tsx'
import { judgedIn } from '../detail/offered-actions.ts'
import { PreviousNextButtons } from '../detail/previous-next-buttons.tsx'
import { RecordHeader } from '../detail/record-header.tsx'
import { RecordTabs } from '../detail/record-tabs.tsx'
import type { Values } from '../platform/data/record-values.ts'
import { useDescribed } from '../platform/data/use-described.ts'
import { useRecord } from '../platform/data/use-record.ts'
import { Failure } from '../platform/http/failure.ts'
import { ErrorState } from '../platform/page/error-state.tsx'
import { usePage } from '../platform/page/page-context.ts'
import { openPage } from '../platform/page/page-navigation.ts'
import { useWords } from '../platform/session/use-words.ts'
import { OfficeActs } from './role-task-actions.tsx'
import { type Reading, taskKey } from './use-open-task.ts'
import css from './task-inbox.module.css'

interface ReadingPaneProps {
  readonly place: Reading
  readonly total: number
  readonly onStep: (by: 1 | -1) => void
  readonly onClose: () => void
  readonly onDecided: () => void
}

/** A task beside its list: the document, how far it is, and the decision. */
export function ReadingPane({ place, total, onStep, onClose, onDecided }: ReadingPaneProps) {
  const t = useWords()
  const { module, href } = place.row
  return (
    <section className={css.pane} aria-label={t(taskWords.reading)}>
      <div className={css.bar}>
        <PreviousNextButtons index={Math.min(place.index, Math.max(0, total - 1))} total={total} onStep={onStep} />
        <span className={css.end}>
          <Button
            look="quiet"
            icon="external"
            aria-label={t(taskWords.whole)}
            title={t(taskWords.whole)}
            onClick={() => openPage(String(href))}
          />
          <Button
            look="quiet"
            aria-label={t(taskWords.close)}
            title={`${t(taskWords.close)} (Esc)`}
            icon="right"
            onClick={onClose}
          />
        </span>
      </div>
      {module === '' ? (
        <Empty title={String(place.row.title ?? '')}>
          <Button look="primary" onClick={() => openPage(String(href))}>
            {t(taskWords.whole)}
          </Button>
        </Empty>
      ) : (
        <ReadRow key={taskKey(place.row)} row={place.row} onDecided={onDecided} />
      )}
    </section>
  )
}

function ReadRow({ row, onDecided }: { readonly row: Values; readonly onDecided: () => void }) {
  const { module, thing, id, task } = row
  const { data: doc, error, refetch } = useDescribed(String(module), String(thing))
  if (error && !doc) return <ErrorState error={error} onRetry={() => void refetch()} />
  return doc ? <Read doc={doc} id={String(id)} office={task !== null} onDecided={onDecided} /> : <Skeleton lines={8} />
}

interface ReadProps {
  readonly doc: Described
  readonly id: string
  /** It waits for an office and not for a decision of an approval. */
  readonly office: boolean
  readonly onDecided: () => void
}

function Read({ doc, id, office, onDecided }: ReadProps) {
  const t = useWords()
  const { visible } = usePage()
  const { data: one, error, refetch } = useRecord(doc, id)
  const procInstId = typeof one?.record.procInstId === 'string' ? one.record.procInstId : null
  const instance = useInstance(procInstId).data ?? null
  useViewed(instance ?? undefined, visible)
  if (error && !one)
    return error instanceof Failure && error.status === 404 ? (
      <Empty title={t(taskWords.gone)} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    )
  if (!one) return <Skeleton lines={8} />
  const offers = panelOffers(instance ?? null)
  const judged = office ? judgedIn(doc, one.offered) : []
  return (
    <>
      <div className={css.record}>
        <RecordHeader doc={doc} record={one.record} instance={instance} waits={one.waits} actions={null} />
        <CaseNotice instance={instance} />
        {judged.length > 0 ? (
          <DecisionSubject doc={doc} record={one.record} names={judged} />
        ) : (
          (office || decides(offers)) && <SummaryStrip doc={doc} record={one.record} />
        )}
        <RecordTabs doc={doc} one={one} procInstId={procInstId} linesInSight={decides(offers)} />
      </div>
      {office && (
        <OfficeActs
          doc={doc}
          one={one}
          onDone={() => {
            void refetch()
            onDecided()
          }}
        />
      )}
      {!office && instance && offers.length > 0 && (
        <aside className={css.decide}>
          <DecisionBox
            key={offers.map(({ verb, taskId }) => `${verb}${taskId}`).join()}
            doc={doc}
            record={one.record}
            instance={instance}
            offers={offers}
            onDone={() => {
              void refetch()
              onDecided()
            }}
          />
        </aside>
      )}
    </>
  )
}
