import { Select } from 'antd'
import { Suspense, lazy, useState } from 'react'
import type { Chosen } from '../../../kinds/person/chosen-people.ts'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { approvalWords } from './words.ts'
import css from './approval.module.css'

const PersonDialog = lazy(() => import('../../../kinds/person/person-dialog.tsx'))

/** A later step whose people are chosen now; `people` are those one may choose, null where it may be anybody. */
export interface StepChoice {
  readonly node: string
  readonly label: string
  readonly several: boolean
  readonly people: readonly { readonly id: string; readonly name: string }[] | null
}

/** Whom somebody has chosen, by step. */
export type ChosenPeople = Readonly<Record<string, readonly Chosen[]>>

interface ChosenPeopleProps {
  readonly choices: readonly StepChoice[]
  readonly chosen: ChosenPeople
  readonly wrong: boolean
  readonly onChange: (chosen: ChosenPeople) => void
}

const anybody = { locked: [], everywhere: true, role: '', scope: '', most: 0 }

/** Who handles the steps that the reader chooses people for: out of the range of each, or out of everybody. */
export function ChosenPeopleInput({ choices, chosen, wrong, onChange }: ChosenPeopleProps) {
  const t = useWords()
  const [open, setOpen] = useState<StepChoice | null>(null)
  return (
    <>
      {choices.map((choice) => {
        const { node, label, several, people } = choice
        const mine = chosen[node] ?? []
        const title = t(approvalWords.handlerOf, { node: label })
        const status = wrong && mine.length === 0 ? { status: 'error' as const } : {}
        return (
          <div key={node} className={css.chosen} data-choice={node}>
            <span>{title}</span>
            {people === null ? (
              <Button block onClick={() => setOpen(choice)} danger={wrong && mine.length === 0}>
                {mine.length === 0
                  ? t(approvalWords.choosePeople)
                  : mine.map(({ userName }) => userName).join(t(approvalWords.and))}
              </Button>
            ) : (
              <Select
                aria-label={title}
                mode={several ? 'multiple' : undefined}
                {...status}
                placeholder={t(approvalWords.choosePeople)}
                showSearch={{ optionFilterProp: 'label' }}
                value={several ? mine.map(({ userId }) => userId) : (mine[0]?.userId ?? null)}
                options={people.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(picked: string | readonly string[]) =>
                  onChange({
                    ...chosen,
                    [node]: people
                      .filter(({ id }) => [picked].flat().includes(id))
                      .map(({ id, name }) => ({ userId: id, userName: name })),
                  })
                }
              />
            )}
          </div>
        )
      })}
      {open !== null && (
        <Suspense>
          <PersonDialog
            chosen={[...(chosen[open.node] ?? [])]}
            multiple={open.several}
            limits={anybody}
            onClose={() => setOpen(null)}
            onDone={(picked) => {
              onChange({ ...chosen, [open.node]: picked })
              setOpen(null)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** The same as the server takes it. */
export function chosenBody(chosen: ChosenPeople): object {
  const choose = Object.fromEntries(
    Object.entries(chosen)
      .filter(([, people]) => people.length > 0)
      .map(([node, people]) => [node, people.map(({ userId }) => userId)]),
  )
  return Object.keys(choose).length === 0 ? {} : { choose }
}
