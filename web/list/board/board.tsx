import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { formatNumber } from '../../../core/values/decimal.ts'
import { shownEntry, sourceOf } from '../../../kinds/dictionary/described-entries.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Segments } from '../../../ui/segmented-control.tsx'
import { textIn } from '../../platform/data/reference-names.ts'
import type { Group } from '../../platform/data/row-groups-and-totals.ts'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { usePhone } from '../../platform/data/use-phone.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { groupsQuery } from '../groups/use-group-windows.ts'
import { BoardColumn } from './board-column.tsx'
import type { BoardProps } from './board-props.ts'
import { boardWords } from './board-words.ts'
import { useCardsAtWork } from './use-moving-cards.ts'
import css from './board.module.css'

/** The rows of a list as cards, in a column for each state; to move one is to call the verb that leads there. */
export default function Board(props: BoardProps) {
  const { board, moves, empty, failed, label, onTotal } = props
  const t = useWords()
  const lang = useLang()
  const phone = usePhone()
  const { counts, error, retry } = useCounts(props)
  const { work, choice, onChoice } = useCardsAtWork(moves)
  const [front, setFront] = useState<string | null>(null)
  const nameOf = useStateName(props)
  const total = counts?.rows
  useEffect(() => {
    if (total !== undefined) onTotal(total, false)
  }, [onTotal, total])
  if (error && counts === undefined) return <div className={css.state}>{failed(error, retry)}</div>
  if (total === 0) return <div className={css.state}>{empty}</div>
  const groupOf = (state: string): Group | undefined => counts?.groups.find(({ key }) => key === state)
  const first = board.states.find((state) => (groupOf(state)?.count ?? 0) > 0) ?? board.states[0] ?? ''
  const chosen = front ?? first
  return (
    <>
      {phone && (
        <div className={css.switch}>
          <Segments
            label={t(boardWords.columns)}
            value={chosen}
            segments={board.states.map((state) => ({
              value: state,
              label: nameOf(state),
              note: formatNumber(String(groupOf(state)?.count ?? 0), null, lang),
            }))}
            onChange={setFront}
          />
        </div>
      )}
      <div className={css.board} role="group" aria-label={label}>
        {(phone ? [chosen] : board.states).map((state) => (
          <BoardColumn
            key={state}
            {...props}
            state={state}
            name={nameOf(state)}
            nameOf={nameOf}
            group={groupOf(state)}
            cards={work}
          />
        ))}
      </div>
      {choice && (
        <Dialog open title={t(boardWords.which)} width={360} onClose={() => onChoice(null)} footer={null}>
          <div className={css.which}>
            {choice.moves.map((move) => (
              <Button key={move.verb.verb} block onClick={() => work.make(move, choice.row)}>
                {move.verb.label}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  )
}

/** How many records stand in each column, and their sums: counted by the server over all rows. */
function useCounts({ doc, topic, query }: BoardProps) {
  const lang = useLang()
  const by = doc.stateField ?? ''
  const asked = useMemo(() => ({ topic, query: { ...query, group: [by] }, lang }), [topic, query, by, lang])
  const { data, error, refetch } = useQuery(groupsQuery(doc, asked, [], 0))
  return { counts: data, error, retry: () => void refetch() }
}

/** What a state is called. */
function useStateName({ doc }: BoardProps): (state: string) => string {
  const lang = useLang()
  const field = doc.stateField === null ? undefined : fieldNamed(doc.fields, doc.stateField)
  return (state) =>
    field === undefined ? state : (shownEntry(field, state)?.label ?? textIn(lang).name(sourceOf(field), state))
}
