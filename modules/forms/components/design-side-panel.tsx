import { Segmented } from 'antd'
import { useWords } from '../../../web/module-api.ts'
import { designWords as words } from '../words/design.ts'
import { drawnAt } from './draft-fields.ts'
import type { Place } from './draft-problem-places.ts'
import { FieldPanel } from './field-panel.tsx'
import { GroupPanel } from './group-panel.tsx'
import { ProblemList } from './problem-list.tsx'
import type { ChosenPart } from './use-chosen-part.ts'
import type { FieldActs } from './use-field-actions.ts'
import type { FormDrawing } from './use-form-drawing.tsx'
import css from './designer.module.css'

interface DesignPanelProps {
  readonly drawing: FormDrawing
  readonly part: ChosenPart
  readonly acts: FieldActs
  readonly onGo: (place: Place) => void
}

/** Beside the drawing: what is wrong, or what the chosen part says. */
export function DesignPanel({ drawing, part, acts, onGo }: DesignPanelProps) {
  const t = useWords()
  const { design, problems, fixed } = drawing
  const { chosen, seat, fresh, side } = part
  if (side === 'problems') return <ProblemList draft={design.draft} problems={problems} onChoose={onGo} />
  if (chosen.sort === 'field' && drawnAt(design.draft, chosen.path) !== null)
    return (
      <FieldPanel
        key={seat}
        {...design}
        path={chosen.path}
        fixed={fixed}
        fresh={fresh === chosen.path}
        onRenamed={(path) => part.rename(chosen.path, path)}
        onCopy={acts.duplicate}
        onRemove={acts.remove}
      />
    )
  if (chosen.sort === 'group')
    return <GroupPanel key={chosen.name} {...design} name={chosen.name} onGone={part.clear} />
  return <p className={css.nothing}>{t(words.chooseNone)}</p>
}

/** Whether what is wrong or the chosen part is shown. */
export function DesignTabs({ part, problems }: { readonly part: ChosenPart; readonly problems: number }) {
  const t = useWords()
  return (
    <Segmented
      block
      value={part.side}
      onChange={part.setSide}
      options={[
        { value: 'props', label: t(words.props) },
        { value: 'problems', label: problems === 0 ? t(words.problems) : `${t(words.problems)} ${problems}` },
      ]}
    />
  )
}
