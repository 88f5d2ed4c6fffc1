import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import type { MatchingDescribed, PairOutcome, Proposal } from '../../../core/api-types/matching-board.ts'
import { formatNumber } from '../../../core/values/decimal.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Money } from '../../../ui/money.tsx'
import { toast } from '../../../ui/toast.ts'
import { listWords } from '../../list/words.ts'
import { failureText } from '../../platform/data/failure-text.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { confirmEach, refreshBoard, type SideFilters, useProposals } from './matching-queries.ts'
import { matchingPageWords as words } from './words.ts'
import css from './matching.module.css'

interface ProposalsPanelProps {
  readonly board: MatchingDescribed
  readonly filters: SideFilters
  /** Chooses both rows of a proposal. */
  readonly onChoose: (proposal: Proposal) => void
}

const lineHeight = 34

/** What seems to belong together and why, the surest first: to be chosen one by one or confirmed together. */
export function ProposalsPanel({ board, filters, onChoose }: ProposalsPanelProps) {
  const t = useWords()
  const { data } = useProposals(board, filters)
  const [least, setLeast] = useState(board.proposes)
  const [folded, setFolded] = useState(false)
  const [asked, setAsked] = useState(false)
  const { outcomes, busy, confirm } = useConfirmEach(board)
  const proposals = data?.proposals ?? []
  const sure = proposals.filter(({ score }) => score >= least)
  const refused = outcomes.filter(({ code }) => code !== '0')
  return (
    <section className={css.proposals} aria-label={t(words.proposals)} aria-busy={busy}>
      <header className={css.proposalsHead}>
        <button type="button" className={css.fold} aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          <Icon name={folded ? 'down' : 'up'} size={14} />
          <b>{t(words.proposals)}</b>
          <span className={css.count}>{data?.total ?? 0}</span>
        </button>
        {proposals.length > 0 && board.mayConfirm && (
          <>
            <label className={css.least}>
              {t(words.from)}
              <input
                type="number"
                min={1}
                max={100}
                value={least}
                onChange={({ target }) => setLeast(Math.min(100, Math.max(1, target.valueAsNumber || 1)))}
              />
            </label>
            <Button disabled={sure.length === 0} busy={busy} onClick={() => setAsked(true)}>
              {t(words.confirmAll, { n: sure.length })}
            </Button>
          </>
        )}
      </header>
      {!folded && data && proposals.length === 0 && <p className={css.hint}>{t(words.proposalsNone)}</p>}
      {!folded && proposals.length > 0 && (
        <ProposalLines
          digits={board.digits}
          proposals={proposals}
          more={(data?.total ?? 0) - proposals.length}
          onChoose={onChoose}
        />
      )}
      {refused.length > 0 && <Refused outcomes={refused} />}
      {asked && (
        <Confirm
          text={t(words.confirmAllAsk, { n: sure.length, score: least })}
          okLabel={t(words.confirmAll, { n: sure.length })}
          cancelLabel={t(listWords.cancel)}
          onAnswer={(yes) => {
            setAsked(false)
            if (yes) void confirm(sure)
          }}
        />
      )}
    </section>
  )
}

interface ProposalLinesProps extends Pick<ProposalsPanelProps, 'onChoose'> {
  readonly proposals: readonly Proposal[]
  readonly digits: number
  readonly more: number
}

function ProposalLines({ proposals, digits, more, onChoose }: ProposalLinesProps) {
  const t = useWords()
  const lang = useLang()
  const scroller = useRef<HTMLDivElement>(null)
  const lines = useVirtualizer({
    count: proposals.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => lineHeight,
    overscan: 8,
  })
  return (
    <div ref={scroller} className={css.lines}>
      <ol style={{ height: lines.getTotalSize() }}>
        {lines.getVirtualItems().flatMap(({ index, start }) => {
          const one = proposals[index]
          if (!one) return []
          const { left, right, amount, score, reasons } = one
          const shown = formatNumber(amount, digits, lang)
          return [
            <li key={`${left.id}:${right.id}`} style={{ transform: `translateY(${start}px)`, height: lineHeight }}>
              <button
                type="button"
                aria-label={t(words.pair, { left: left.title, right: right.title })}
                onClick={() => onChoose(one)}
              >
                <b className={css.score}>{t(words.points, { n: score })}</b>
                <span className={css.title}>{left.title}</span>
                <Icon name="swap" size={14} />
                <span className={css.title}>{right.title}</span>
                {left.currency === null ? <Money text={shown} /> : <Money text={shown} currency={left.currency} />}
                <span className={css.reasons}>{reasons.join(' · ')}</span>
              </button>
            </li>,
          ]
        })}
      </ol>
      {more > 0 && <p className={css.hint}>{t(words.proposalsOff, { n: more })}</p>}
    </div>
  )
}

function Refused({ outcomes }: { readonly outcomes: readonly PairOutcome[] }) {
  const t = useWords()
  return (
    <div className={css.refused} role="alert">
      <b>{t(words.refused, { n: outcomes.length })}</b>
      <ul>
        {outcomes.map(({ left, right, msg, errors = {} }) => (
          <li key={`${left}:${right}`}>{Object.values(errors).join('; ') || msg}</li>
        ))}
      </ul>
    </div>
  )
}

/** Confirms many proposals, and keeps what became of them. */
function useConfirmEach(board: MatchingDescribed) {
  const t = useWords()
  const [outcomes, setOutcomes] = useState<readonly PairOutcome[]>([])
  const [busy, setBusy] = useState(false)
  const confirm = async (proposals: readonly Proposal[]) => {
    setBusy(true)
    setOutcomes([])
    try {
      const told = await confirmEach(board, proposals, setOutcomes)
      toast.success(t(words.done, { n: told.filter(({ code }) => code === '0').length }))
    } catch (failure) {
      toast.error(failureText(failure))
    } finally {
      setBusy(false)
      refreshBoard(board)
    }
  }
  return { outcomes, busy, confirm }
}
