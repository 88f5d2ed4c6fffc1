import { useEffect, useState } from 'react'
import type { UnableApprovers } from '../../../core/approval/approvers-without-access.ts'
import type { OpenedForm, PlannedForm } from '../../../core/form-design/form-designer-types.ts'
import { formProblemWords } from '../../../core/form-design/problem-words.ts'
import type { FormPlan } from '../../../core/form-design/publish-plan.ts'
import { failureText, useWords } from '../../../web/module-api.ts'
import { planForm, publishForm, renewForms } from './form-queries.tsx'

type Step =
  | { readonly at: 'plan' }
  | { readonly at: 'asked'; readonly plan: FormPlan; readonly unable: readonly UnableApprovers[] }
  | { readonly at: 'working'; readonly since: number }
  | { readonly at: 'failed'; readonly message: string }
  | { readonly at: 'done' }

/** How far the publishing of a form is: its plan, the question, the job that does it and how that ended. */
export function usePublishing(name: string, ver: number, { publishing }: OpenedForm) {
  const t = useWords()
  const [step, setStep] = useState<Step>({ at: 'plan' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    let stale = false
    const show = ({ plan, problems, unable }: PlannedForm) => {
      if (stale) return
      if (plan !== null) return setStep({ at: 'asked', plan, unable })
      setStep({
        at: 'failed',
        message: problems.map(({ code, params }) => t(formProblemWords[code], params)).join('; '),
      })
    }
    planForm(name, ver).then(show, (failure: unknown) => {
      if (!stale) setStep({ at: 'failed', message: failureText(failure) })
    })
    return () => {
      stale = true
    }
  }, [name, ver, round, t])
  return {
    step: step.at === 'working' ? (outcomeOf(publishing, step.since) ?? step) : step,
    again: () => {
      setStep({ at: 'plan' })
      setRound(round + 1)
    },
    publish: async ({ hash }: FormPlan) => {
      const since = publishing?.at ?? 0
      setStep({ at: 'working', since: since + 1 })
      try {
        await publishForm(name, ver, hash)
        await renewForms()
      } catch (failure) {
        setStep({ at: 'failed', message: failureText(failure) })
      }
    },
  }
}

/** How the job ended that was asked for then; null while it has not. */
function outcomeOf(publishing: OpenedForm['publishing'], since: number): Step | null {
  if (publishing === null || publishing.state === 'waiting' || publishing.at < since) return null
  return publishing.state === 'done' ? { at: 'done' } : { at: 'failed', message: publishing.message ?? '' }
}
