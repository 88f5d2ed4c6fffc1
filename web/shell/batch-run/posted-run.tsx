import { lazy, Suspense, useMemo } from 'react'
import { runState } from '../../../core/description/batch-run.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useDescribed } from '../../platform/data/use-described.ts'
import { useRecord } from '../../platform/data/use-record.ts'
import { openPage } from '../../platform/page/page-navigation.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { runPageWords as words } from './words.ts'
import css from './run.module.css'

const DrawerRecord = lazy(async () => ({ default: (await import('../../list/drawer/drawer-record.tsx')).DrawerRecord }))
const ListPane = lazy(async () => ({ default: (await import('../../list/embedded-list.tsx')).ListPane }))

interface PostedRunProps {
  readonly module: string
  readonly name: string
  readonly id: string
  /** The document of its lines. */
  readonly lines: { readonly module: string; readonly name: string }
}

/** One run: how far it is, what came of it, what may be done about it, and its lines. */
export function PostedRun({ module, name, id, lines }: PostedRunProps) {
  const t = useWords()
  const { data: doc } = useDescribed(module, name)
  const fixed = useMemo(() => ({ runId: [id] }), [id])
  return (
    <Suspense fallback={<Skeleton lines={8} height={20} />}>
      <Progress module={module} name={name} id={id} />
      {doc && <DrawerRecord doc={doc} id={id} />}
      <div className={css.lines}>
        <ListPane
          module={lines.module}
          name={lines.name}
          title={t(words.lines)}
          fixed={fixed}
          onOpen={(row) => openPage(`/doc/${lines.module}/${lines.name}/${String(row.id)}`)}
        />
      </div>
    </Suspense>
  )
}

/** How far the lines are while they are written or taken back; the record is read again as that is told. */
function Progress({ module, name, id }: Omit<PostedRunProps, 'lines'>) {
  const t = useWords()
  const { data: doc } = useDescribed(module, name)
  const { data: one } = useRecord(doc, id)
  const { state, lines, planned } = one?.record ?? {}
  if (state !== runState.posting && state !== runState.reversing) return null
  return (
    <div className={css.progress} role="status">
      <progress value={Number(lines ?? 0)} max={Math.max(1, Number(planned ?? 1))} />
      {t(words.progress, { lines: Number(lines ?? 0), planned: Number(planned ?? 0) })}
    </div>
  )
}
