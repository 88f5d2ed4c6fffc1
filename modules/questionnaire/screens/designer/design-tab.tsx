import { useState } from 'react'
import { ActionMenu } from '../../../../ui/action-menu.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Drawer } from '../../../../ui/drawer.tsx'
import { Empty } from '../../../../ui/empty.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { type DetailTabProps, useWords } from '../../../../web/module-api.ts'
import { designProblems } from '../../design/check-design.ts'
import { type Question, questionTypes } from '../../design/question.ts'
import { designerWords as words } from '../../words/designer.ts'
import { questionnaireRefusals } from '../../words/refusals.ts'
import { copied, moved, newQuestion, without } from './edit-questions.ts'
import { Preview } from './preview.tsx'
import { QuestionEditor } from './question-editor.tsx'
import { useDesign } from './use-design.tsx'
import css from './designer.module.css'

/**
 * The questions of a questionnaire: written, ordered, given jumps and tried out; once published they are only shown.
 */
export default function DesignTab({ record }: DetailTabProps) {
  const t = useWords()
  const { questions, editable, dirty, busy, put, save } = useDesign(record)
  const [trying, setTrying] = useState(false)
  if (!editable)
    return (
      <div className={css.tab}>
        <p className={css.note}>
          <Icon name="lock" size={16} />
          {t(words.fixed)}
        </p>
        <Preview questions={questions} />
      </div>
    )
  const problems = designProblems(questions)
  const change = (at: number, question: Question) => put(questions.with(at, question))
  const types = () =>
    questionTypes.map((key) => ({
      key,
      label: t(words[key]),
      onClick: () => put([...questions, newQuestion(key, questions, (n) => `${t(words.option)} ${n}`)]),
    }))
  return (
    <div className={css.tab}>
      {questions.length === 0 && <Empty small title={t(words.none)} note={t(words.noneNote)} />}
      {questions.map((question, at) => (
        <QuestionEditor
          key={question.id}
          question={question}
          number={at + 1}
          later={questions.slice(at + 1)}
          last={at === questions.length - 1}
          problems={problems.filter((problem) => problem.at === at).map(({ code }) => t(questionnaireRefusals[code]))}
          onChange={(next) => change(at, next)}
          onMove={(by) => put(moved(questions, at, by))}
          onCopy={() => put(copied(questions, at))}
          onRemove={() => put(without(questions, at))}
        />
      ))}
      <footer className={css.bar}>
        <ActionMenu
          entries={types}
          button={(trigger) => (
            <Button {...trigger} icon="plus">
              {t(words.add)}
            </Button>
          )}
        />
        <Button icon="eye" disabled={questions.length === 0} onClick={() => setTrying(true)}>
          {t(words.preview)}
        </Button>
        <span role="status">{dirty ? t(words.unsaved) : ''}</span>
        <Button look="primary" busy={busy} disabled={!dirty} onClick={() => void save()}>
          {t(words.save)}
        </Button>
      </footer>
      <Drawer open={trying} title={t(words.preview)} onClose={() => setTrying(false)}>
        <Preview questions={questions} />
      </Drawer>
    </div>
  )
}
