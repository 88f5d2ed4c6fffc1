import { useState } from 'react'
import type { MatchingDescribed, Proposal } from '../../../core/api-types/matching-board.ts'
import type { Described } from '../../../core/description/described-document.ts'
import type { Words } from '../../../core/values/language.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Segments } from '../../../ui/segmented-control.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { createSelection } from '../../list/actions/selection.ts'
import { useDescribed } from '../../platform/data/use-described.ts'
import { usePhone } from '../../platform/data/use-phone.ts'
import { ErrorState } from '../../platform/page/error-state.tsx'
import { PageLink } from '../../platform/page/page-link.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { NarrowBar, useNarrowed } from './board-filter-bar.tsx'
import { ChosenBar, onBoardKey } from './chosen-bar.tsx'
import { useMatching, type SideFilters } from './matching-queries.ts'
import { PairsList } from './pairs-list.tsx'
import { ProposalsPanel } from './proposals-panel.tsx'
import { SideList } from './side-list.tsx'
import { matchingPageWords as words } from './words.ts'
import css from './matching.module.css'

interface MatchingPageProps {
  readonly module: string
  readonly name: string
  readonly label: Words
}

/** The page of a matching board: two lists side by side, what is proposed, and the pairs that were made. */
export function MatchingPage({ module, name, label }: MatchingPageProps) {
  const t = useWords()
  const phone = usePhone()
  const { data: board, error, refetch } = useMatching(module, name)
  if (error && !board) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <Page full={!phone}>
      {board ? (
        <Asked board={board} title={t(label)} />
      ) : (
        <>
          <PageHeader title={t(label)} />
          <Skeleton lines={8} height={20} />
        </>
      )}
    </Page>
  )
}

interface BoardProps {
  readonly board: MatchingDescribed
  readonly title: string
}

type Part = 'toMatch' | 'matched'

/** The board once it is described: its documents follow, then its lists. */
function Asked({ board, title }: BoardProps) {
  const t = useWords()
  const left = useDescribed(board.left.module, board.left.document)
  const right = useDescribed(board.right.module, board.right.document)
  const pairs = useDescribed(board.pairs.module, board.pairs.document)
  const [part, setPart] = useState<Part>('toMatch')
  const { chosen, filters, choose } = useNarrowed(board, left.data)
  const error = left.error ?? right.error
  if (error) return <ErrorState error={error} onRetry={() => void Promise.all([left.refetch(), right.refetch()])} />
  const matched = pairs.data?.lists.find(({ name }) => name === board.pairs.list)
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            {board.leads.map(({ path, label }) => (
              <PageLink key={path} to={path}>
                {label}
              </PageLink>
            ))}
            {matched && (
              <Segments
                label={t(words.parts)}
                value={part}
                segments={[
                  { value: 'toMatch', label: t(words.toMatch) },
                  { value: 'matched', label: t(words.matched) },
                ]}
                onChange={setPart}
              />
            )}
          </>
        }
      />
      {left.data && <NarrowBar board={board} doc={left.data} chosen={chosen} choose={choose} />}
      {part === 'matched' && pairs.data && matched ? (
        <PairsList doc={pairs.data} list={matched} fixed={filters.pairs} undo={board.undo} />
      ) : (
        <ToMatch board={board} left={left.data} right={right.data} filters={filters} />
      )}
    </>
  )
}

interface ToMatchProps {
  readonly board: MatchingDescribed
  readonly left: Described | undefined
  readonly right: Described | undefined
  readonly filters: SideFilters
}

/** Both lists, what is chosen of them, what is proposed; on a phone one list at a time. */
function ToMatch({ board, left, right, filters }: ToMatchProps) {
  const t = useWords()
  const phone = usePhone()
  const [selections] = useState(() => ({ left: createSelection(), right: createSelection() }))
  const [front, setFront] = useState<'left' | 'right'>('left')
  const lists = {
    left: left?.lists.find(({ name }) => name === board.left.list),
    right: right?.lists.find(({ name }) => name === board.right.list),
  }
  if (!left || !right || !lists.left || !lists.right) return <Skeleton lines={8} height={20} />
  const choose = (proposal: Proposal) => {
    for (const side of ['left', 'right'] as const) {
      const { id, remaining, currency, title } = proposal[side]
      const doc = side === 'left' ? left : right
      selections[side].clear()
      selections[side].add([
        { id, [board[side].remaining]: remaining, [doc.numberField ?? doc.title]: title, currency },
      ])
    }
  }
  const shown = { left: !phone || front === 'left', right: !phone || front === 'right' }
  return (
    <div className={css.board} onKeyDown={onBoardKey}>
      <ProposalsPanel board={board} filters={filters} onChoose={choose} />
      {phone && (
        <div className={css.switch}>
          <Segments
            label={t(words.sides)}
            value={front}
            segments={[
              { value: 'left', label: lists.left.label },
              { value: 'right', label: lists.right.label },
            ]}
            onChange={setFront}
          />
        </div>
      )}
      <div className={css.sides}>
        {shown.left && (
          <SideList doc={left} list={lists.left} side={board.left} fixed={filters.left} selection={selections.left} />
        )}
        {shown.right && (
          <SideList
            doc={right}
            list={lists.right}
            side={board.right}
            fixed={filters.right}
            selection={selections.right}
          />
        )}
      </div>
      <ChosenBar
        board={board}
        left={{ doc: left, selection: selections.left }}
        right={{ doc: right, selection: selections.right }}
      />
    </div>
  )
}
