import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState, http, useWords } from '../../../web/module-api.ts'
import { officeFileWords as words } from '../words/office-files.ts'
import type { DiffLine } from './office-file-types.ts'
import css from './compare-dialog.module.css'

interface CompareDialogProps {
  readonly fileId: string
  readonly before: number
  readonly after: number
  readonly onClose: () => void
}

// So many unchanged paragraphs stand around a change; more are told by their number.
const around = 2

/** What the text of a letter became from one version to another. */
export function CompareDialog({ fileId, before, after, onClose }: CompareDialogProps) {
  const t = useWords()
  const { data, error, refetch } = useQuery({
    queryKey: ['office', 'compare', fileId, before, after],
    queryFn: ({ signal }) =>
      http.get<readonly DiffLine[]>(`/api/office/file/${fileId}/compare`, {
        query: { before: String(before), after: String(after) },
        signal,
        quiet: true,
      }),
  })
  return (
    <Dialog open title={t(words.compared, { before, after })} onClose={onClose} width={860}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={6} />}
      {data?.every(({ sort }) => sort === 'same') && <p>{t(words.noDifference)}</p>}
      <div className={css.lines}>
        {data &&
          folded(data).map((part, index) =>
            typeof part === 'number' ? (
              <p key={index} className={css.fold}>
                {t(words.unchanged, { n: part })}
              </p>
            ) : (
              <Line key={index} line={part} />
            ),
          )}
      </div>
    </Dialog>
  )
}

function Line({ line: { sort, text } }: { readonly line: DiffLine }) {
  const t = useWords()
  if (sort === 'same') return <p>{text}</p>
  if (sort === 'added')
    return (
      <ins className={css.added} aria-label={t(words.added)}>
        {text}
      </ins>
    )
  return (
    <del className={css.removed} aria-label={t(words.removed)}>
      {text}
    </del>
  )
}

/** Lines near a change, and numbers in place of the others. */
function folded(lines: readonly DiffLine[]): (DiffLine | number)[] {
  const near = lines.map((_, index) =>
    lines.slice(Math.max(0, index - around), index + around + 1).some(({ sort }) => sort !== 'same'),
  )
  const shown: (DiffLine | number)[] = []
  lines.forEach((line, index) => {
    const last = shown.at(-1)
    if (near[index]) shown.push(line)
    else if (typeof last === 'number') shown.splice(-1, 1, last + 1)
    else shown.push(1)
  })
  return shown
}
