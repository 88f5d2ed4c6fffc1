import type { DerivableRow } from '../../../core/api-types/derivation-source.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { listWords } from '../words.ts'
import { mergeWords } from './merge-words.ts'
import css from './merge-dialog.module.css'

interface MergeDialogProps {
  readonly label: string
  readonly rows: readonly DerivableRow[]
  readonly mostApart: number
  readonly onMerge: (ids: readonly string[]) => void
  readonly onSplit: () => void
  readonly onClose: () => void
}

/** Whether one document is made from the rows chosen or one from each, and why some rows cannot be among them. */
export default function MergeDialog({ label, rows, mostApart, onMerge, onSplit, onClose }: MergeDialogProps) {
  const t = useWords()
  const possible = rows.filter(({ barred }) => barred === null)
  const merged = possible.filter(({ apart }) => apart === null)
  const left = rows.filter((row) => !merged.includes(row))
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Dialog
      open
      title={label}
      onClose={onClose}
      width={560}
      footer={
        <>
          <Button onClick={onClose}>{t(listWords.cancel)}</Button>
          {possible.length > 0 && possible.length <= mostApart && (
            <Button onClick={then(onSplit)}>{t(mergeWords.split, { n: possible.length })}</Button>
          )}
          {merged.length > 1 && (
            <Button look="primary" autoFocus onClick={then(() => onMerge(merged.map(({ id }) => id)))}>
              {t(mergeWords.merge, { n: merged.length })}
            </Button>
          )}
        </>
      }
    >
      <p>{merged.length > 1 ? t(mergeWords.canJoin, { n: merged.length }) : t(mergeWords.noneJoin)}</p>
      {merged.length > 1 && (
        <p className={css.numbers}>{merged.map(({ number }) => number).join(t(mergeWords.comma))}</p>
      )}
      {left.length > 0 && (
        <>
          <h3 className={css.heading}>{t(mergeWords.cannotJoin, { n: left.length })}</h3>
          <dl className={css.left}>
            {left.map(({ id, number, barred, apart }) => (
              <div key={id}>
                <dt>{number}</dt>
                <dd>{barred ?? apart}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Dialog>
  )
}
