import { InputNumber, Switch } from 'antd'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useWords } from '../../../../web/module-api.ts'
import { usualTop } from '../../design/check-answers.ts'
import type { Option, Question } from '../../design/question.ts'
import { designerWords as words } from '../../words/designer.ts'
import { OptionEditor } from './option-editor.tsx'
import { isTranslated, textsOf } from './question-translations.ts'
import { Translations } from './translations.tsx'
import css from './designer.module.css'

interface QuestionEditorProps {
  readonly question: Question
  readonly number: number
  readonly last: boolean
  /** Questions that a jump may lead to. */
  readonly later: readonly Question[]
  readonly problems: readonly string[]
  readonly onChange: (question: Question) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onCopy: () => void
  readonly onRemove: () => void
}

/** One question being written. */
export function QuestionEditor({
  question,
  number,
  last,
  later,
  problems,
  onChange,
  onMove,
  onCopy,
  onRemove,
}: QuestionEditorProps) {
  const t = useWords()
  const { stemRu, stemEn, ...rest } = question
  const { type, stem, required, options, rows, top = usualTop } = question
  const [translated, setTranslated] = useState(() => isTranslated(question))
  const putOptions = (next: readonly Option[]) => onChange({ ...question, options: next })
  return (
    <section className={css.card} aria-label={`${t(words.stem)} ${number}`}>
      <header>
        <b>{number}</b>
        <span className={css.type}>{t(words[type])}</span>
        <label className={css.switch}>
          <Switch size="small" checked={required} onChange={(on) => onChange({ ...question, required: on })} />
          {t(words.required)}
        </label>
        <Tool icon="up" label={t(words.up)} disabled={number === 1} onPress={() => onMove(-1)} />
        <Tool icon="down" label={t(words.down)} disabled={last} onPress={() => onMove(1)} />
        <Tool icon="copy" label={t(words.copy)} onPress={onCopy} />
        <Tool icon="trash" label={t(words.remove)} onPress={onRemove} />
      </header>
      <TextArea
        autoSize={{ minRows: 1, maxRows: 6 }}
        maxLength={500}
        aria-label={t(words.stem)}
        placeholder={t(words.stem)}
        value={stem}
        onChange={({ target }) => onChange({ ...question, stem: target.value })}
      />
      <label className={css.switch}>
        <Switch size="small" checked={translated} onChange={setTranslated} />
        {t(words.translations)}
      </label>
      {translated && (
        <Translations
          label={t(words.stem)}
          longest={500}
          ru={stemRu}
          en={stemEn}
          onChange={(ru, en) => onChange({ ...rest, ...textsOf('stem', ru, en) })}
        />
      )}
      {rows && (
        <OptionEditor
          translated={translated}
          letter="r"
          title={t(words.rows)}
          options={rows}
          weighed={false}
          later={null}
          onChange={(next) => onChange({ ...question, rows: next })}
        />
      )}
      {options && (
        <OptionEditor
          translated={translated}
          letter="o"
          title={t(words.options)}
          options={options}
          weighed={type !== 'rank'}
          later={type === 'one' ? later : null}
          onChange={putOptions}
        />
      )}
      {type === 'score' && (
        <label className={css.top}>
          {t(words.top)}
          <InputNumber
            min={2}
            max={10}
            precision={0}
            value={top}
            onChange={(value) => onChange({ ...question, top: value ?? usualTop })}
          />
        </label>
      )}
      {problems.map((problem) => (
        <p key={problem} className={css.problem}>
          <Icon name="warning" size={16} />
          {problem}
        </p>
      ))}
    </section>
  )
}

function Tool({
  icon,
  label,
  disabled = false,
  onPress,
}: {
  readonly icon: 'up' | 'down' | 'copy' | 'trash'
  readonly label: string
  readonly disabled?: boolean
  readonly onPress: () => void
}) {
  return (
    <Button
      look="quiet"
      size="small"
      disabled={disabled}
      aria-label={label}
      title={label}
      icon={icon}
      onClick={onPress}
    />
  )
}
