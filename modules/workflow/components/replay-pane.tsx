import { useState } from 'react'
import type { FlowDefinition } from '../../../core/approval/definition.ts'
import { Button } from '../../../ui/button.tsx'
import { designWords, sourceWords } from '../../../web/module-api-flow.ts'
import { http, openPage, useWords } from '../../../web/module-api.ts'
import { templateWords as words } from '../words/process-definitions.ts'
import css from './templates.module.css'

interface Step {
  readonly node: string
  readonly label: string
  readonly outcome: string
  readonly people: readonly string[]
}

interface Replayed {
  readonly cases: number
  readonly skipped: { readonly unreadable: number; readonly lost: number }
  /** How many were looked at, where there were more. */
  readonly most: number | null
  /** Of what the reader may not see he is told that it differs. */
  readonly differing: readonly {
    readonly module: string | null
    readonly thing: string | null
    readonly id: string | null
    readonly number: string | null
    readonly title: string | null
    readonly gone: readonly Step[]
    readonly added: readonly Step[]
  }[]
}

/** Last month's approved documents walked through a drawing: what would differ, and for which of them. */
export function ReplayPane({ process, definition }: { readonly process: string; readonly definition: FlowDefinition }) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<{ readonly of: FlowDefinition; readonly replayed: Replayed } | null>(null)
  const run = async () => {
    setBusy(true)
    try {
      setFound({
        of: definition,
        replayed: await http.post<Replayed>(`/api/workflow/template/${process}/replay`, { definition }),
      })
    } catch {
      // What went wrong has been said.
    } finally {
      setBusy(false)
    }
  }
  const replayed = found?.of === definition ? found.replayed : null
  const whoText = ({ outcome, people }: Step) =>
    people.length > 0 ? people.join(t(words.and)) : t(outcome === 'chosen' ? sourceWords.choice : designWords.blocked)
  const stepText = (step: Step) => `${step.label}: ${whoText(step)}`
  return (
    <section className={css.replay}>
      <Button busy={busy} onClick={() => void run()}>
        {t(words.replay)}
      </Button>
      <p>{t(words.replayNote)}</p>
      {replayed && <p role="status">{t(words.replayed, { cases: replayed.cases, n: replayed.differing.length })}</p>}
      {replayed && replayed.skipped.unreadable > 0 && (
        <p>{t(words.replayUnreadable, { n: replayed.skipped.unreadable })}</p>
      )}
      {replayed && replayed.skipped.lost > 0 && <p>{t(words.replayLost, { n: replayed.skipped.lost })}</p>}
      {replayed && replayed.most !== null && <p>{t(words.replayMost, { n: replayed.most })}</p>}
      {replayed && (
        <ul className={css.differences}>
          {replayed.differing.map(({ module, thing, id, number, title, gone, added }, at) => (
            <li key={id ?? at} data-what="changed">
              {id === null ? (
                <b>{t(words.replayUnseen)}</b>
              ) : (
                <button type="button" onClick={() => openPage(`/doc/${module}/${thing}/${id}`)}>
                  <b>{number ?? title}</b>
                </button>
              )}
              {gone.map((step) => (
                <span key={`gone ${step.node}`}>− {stepText(step)}</span>
              ))}
              {added.map((step) => (
                <span key={`added ${step.node}`}>+ {stepText(step)}</span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
