import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { Button } from '../../../ui/button.tsx'
import { UndoButton } from '../../../ui/undo-button.tsx'
import { usePhone, useWords } from '../../../web/module-api.ts'
import { designWords as words } from '../words/design.ts'
import { DesignTabs } from './design-side-panel.tsx'
import { Canvas } from './form-canvas.tsx'
import type { ChosenPart } from './use-chosen-part.ts'
import type { FieldActs } from './use-field-actions.ts'
import type { FormDrawing } from './use-form-drawing.tsx'
import css from './designer.module.css'

interface DrawStepProps {
  readonly drawing: FormDrawing
  readonly part: ChosenPart
  readonly acts: FieldActs
  readonly canvas: RefObject<HTMLDivElement | null>
  readonly palette: ReactNode
  readonly panel: ReactNode
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** Drawing the fields: what a form may be made of, the form as its users see it, what the chosen part says. */
export function DrawStep({ drawing, part, acts, canvas, palette, panel, onKeyDown }: DrawStepProps) {
  const t = useWords()
  const phone = usePhone()
  const { design, problems, wrong, undo, redo } = drawing
  const { draft, disabled } = design
  const tabs = (
    <div className={css.tabs}>
      <DesignTabs part={part} problems={problems.length} />
    </div>
  )
  return (
    <div className={css.work}>
      {!phone && palette}
      <div className={css.draw}>
        <div className={css.bar}>
          {phone && (
            <Button size="small" icon="plus" disabled={disabled} onClick={() => part.setShelf(true)}>
              {t(words.palettePhone)}
            </Button>
          )}
          <UndoButton label={`${t(words.undo)} (Ctrl+Z)`} icon="undo" onPress={undo} />
          <UndoButton label={`${t(words.redo)} (Ctrl+Y)`} icon="redo" onPress={redo} />
          <span className={css.keys}>{t(words.keys)}</span>
        </div>
        <div
          ref={canvas}
          className={css.canvas}
          role="application"
          aria-label={t(words.canvas)}
          tabIndex={0}
          onKeyDown={onKeyDown}
        >
          <Canvas
            draft={draft}
            chosen={part.chosen}
            disabled={disabled}
            wrong={wrong}
            onChoose={part.choose}
            onDrop={acts.drop}
          />
        </div>
        {phone && tabs}
      </div>
      {!phone && (
        <aside className={css.side} aria-label={t(words.props)}>
          {tabs}
          <div>{panel}</div>
        </aside>
      )}
    </div>
  )
}
