import { Tabs } from 'antd'
import { Suspense, lazy, useMemo, useState, type ComponentType, type MouseEvent } from 'react'
import type { Described, DescribedField } from '../../core/description/described-document.ts'
import type { Json } from '../../core/values/json.ts'
import { holdsFiles } from '../../kinds/attachment/file-field-options.ts'
import { useKept, useStayAwake } from '../../ui/page-memory.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useInstance } from '../approval/decision/approval-instance-queries.ts'
import { ApprovalRecord } from '../approval/decision/approval-record.tsx'
import { commentWords } from '../form/comments/words.ts'
import type { Values } from '../platform/data/record-values.ts'
import type { OneRecord } from '../platform/data/use-record.ts'
import { useWords } from '../platform/session/use-words.ts'
import { type DetailTab, type DetailTabProps, detailTabsOf } from './detail-tab-registry.ts'
import { FieldPast } from './field-history.tsx'
import { BasicTab } from './fields-tab.tsx'
import { FilesTab } from './files-tab.tsx'
import { LinesTab } from './lines-tab.tsx'
import { LogTab } from './log-tab.tsx'
import { type ReaderMarks, useReaderMarks } from './recent/use-record-marks.ts'
import { RelatedDocumentsTab } from './related-documents-tab.tsx'
import { detailWords } from './words.ts'
import css from './detail.module.css'

const CalculationTab = lazy(() => import('./calculation-tab.tsx'))
const CommentsTab = lazy(() => import('../form/comments/comments-tab.tsx'))

interface RecordTabsProps {
  readonly doc: Described
  readonly one: OneRecord
  readonly procInstId: string | null
  /** Sub-tables stand beside the form's groups too, for who decides on them. */
  readonly linesInSight?: boolean
  /** Opens the form with an old value of a field in it; absent where there is no form. */
  readonly onRestore?: (field: DescribedField, value: Json) => void
}

/**
 * The tabs of a record, without those that hold nothing; those that other modules add come before the record of what
 * happened.
 */
export function RecordTabs({ doc, one, procInstId, linesInSight = false, onRestore }: RecordTabsProps) {
  const { record } = one
  const t = useWords()
  const instance = useInstance(procInstId).data
  const [past, setPast] = useState<DescribedField | null>(null)
  const beside = useReaderMarks(doc, String(record.id), Number(record.ver ?? 0))
  const changed = beside?.changed ?? []
  const added = useAddedTabs(doc)
  const [open, onOpen] = useOpenTab(`tab ${doc.name} ${String(record.id)}`, added)
  const lines = countIn(doc, record, (kind) => kind === 'lines')
  const inSight = linesInSight && lines > 0
  // A few lines are read with the rest; many have a tab of their own.
  const below = !linesInSight && lines > 0 && lines <= few
  const files = countIn(doc, record, holdsFiles)
  const lineTables = (place: string) => (
    <LinesTab doc={doc} record={record} changed={changed} onPast={setPast} place={place} />
  )
  const items = [
    {
      key: 'basic',
      label: t(detailWords.basic),
      children: (
        <div className={css.groups}>
          {inSight && lineTables('basic')}
          <BasicTab doc={doc} record={record} opens={one.opens} changed={changed} onPast={setPast} />
          {below && lineTables('basic')}
        </div>
      ),
    },
    ...(lines > 0 && !below
      ? [{ key: 'lines', label: `${t(detailWords.lines)} ${lines}`, children: lineTables('lines') }]
      : []),
    ...(files > 0
      ? [{ key: 'files', label: `${t(detailWords.files)} ${files}`, children: <FilesTab doc={doc} record={record} /> }]
      : []),
    ...(one.linked || instance?.linked === true
      ? [
          {
            key: 'links',
            label: t(detailWords.links),
            children: <RelatedDocumentsTab doc={doc} id={String(record.id)} procInstId={procInstId} />,
          },
        ]
      : []),
    ...added.filter(holdsSome(beside)).map(({ key, label, counted, Tab }) => ({
      key,
      label: counted === undefined ? t(label) : `${t(label)} ${beside?.[counted] ?? 0}`,
      children: (
        <Suspense fallback={<Skeleton lines={5} />}>
          <Tab doc={doc} record={record} />
        </Suspense>
      ),
    })),
    ...(doc.approval && procInstId !== null
      ? [{ key: 'approval', label: t(detailWords.approval), children: <ApprovalRecord procInstId={procInstId} /> }]
      : []),
    {
      key: 'comments',
      label: beside && beside.comments > 0 ? `${t(commentWords.tab)} ${beside.comments}` : t(commentWords.tab),
      children: (
        <Suspense fallback={<Skeleton lines={4} />}>
          <CommentsTab doc={doc} id={String(record.id)} />
        </Suspense>
      ),
    },
    {
      key: 'log',
      label: t(detailWords.log),
      children: <LogTab doc={doc} id={String(record.id)} ver={Number(record.ver ?? 0)} />,
    },
  ]
  return (
    <>
      <Tabs
        className={css.tabs ?? ''}
        activeKey={items.some(({ key }) => key === open) ? open : 'basic'}
        onChange={onOpen}
        onMouseDown={stayUnderPress}
        items={items}
        destroyOnHidden={false}
      />
      {past && (
        <FieldPast
          doc={doc}
          record={record}
          field={past}
          onClose={() => setPast(null)}
          onRestore={
            onRestore && mayWrite(one, past)
              ? (value) => {
                  setPast(null)
                  onRestore(past, value)
                }
              : null
          }
        />
      )}
    </>
  )
}

const few = 12

interface AddedTab extends Pick<DetailTab, 'key' | 'label' | 'counted'> {
  readonly Tab: ComponentType<DetailTabProps>
}

function holdsSome(beside: ReaderMarks | undefined) {
  return ({ counted }: AddedTab) => counted === undefined || (beside?.[counted] ?? 0) > 0
}

/** The open tab, which outlives a sleep of the page; what is done in a tab of another module, that tab alone knows. */
function useOpenTab(name: string, added: readonly AddedTab[]): readonly [string, (key: string) => void] {
  const [open, setOpen] = useKept(name, () => 'basic')
  const [strayed, setStrayed] = useState(false)
  useStayAwake(strayed)
  const onOpen = (key: string) => {
    setOpen(key)
    if (added.some((tab) => tab.key === key)) setStrayed(true)
  }
  return [open, onOpen]
}

/** Tabs that other modules add, and what the document's own calculators compare. */
function useAddedTabs(doc: Described): readonly AddedTab[] {
  const { module, name, approval, calculators } = doc
  const approved = approval !== null
  const compares = calculators?.some(({ variants }) => variants !== undefined) ?? false
  return useMemo(
    () => [
      ...(compares ? [{ key: 'variants', label: detailWords.variants, Tab: CalculationTab }] : []),
      ...detailTabsOf(`${module}.${name}`, approved).map((tab) => ({ ...tab, Tab: lazy(tab.load) })),
    ],
    [module, name, approved, compares],
  )
}

/** How many lines or files all fields of some kinds hold together. */
function countIn(doc: Described, record: Values, counts: (kind: string) => boolean): number {
  return doc.fields.reduce((sum, { kind, name }) => {
    const value = record[name]
    return counts(kind) && Array.isArray(value) ? sum + value.length : sum
  }, 0)
}

/** A tab half in sight is brought into view by its focus, from under the finger: it is opened first. */
function stayUnderPress(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('[role=tab]') !== null) event.preventDefault()
}

// Restoring is editing: the same rights, the same checks.
function mayWrite({ offered, writable }: OneRecord, field: DescribedField): boolean {
  return offered.includes('bj') && (writable?.has(field.name) ?? field.rights.write)
}
