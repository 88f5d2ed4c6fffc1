import { useMemo, useState, type KeyboardEvent, type RefObject } from 'react'
import { addableKinds } from '../../../core/approval/designer/new-node.ts'
import { kindWords } from '../../../core/approval/designer/node-kind-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { UndoButton } from '../../../ui/undo-button.tsx'
import { usePhone } from '../../platform/data/use-phone.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { nodesCalled } from './find-nodes-by-text.ts'
import type { FlowEditorProps } from './flow-editor-props.ts'
import { TreeView } from './flow-tree-view.tsx'
import { Minimap } from './minimap.tsx'
import type { FlowActs } from './use-flow-edits.ts'
import { useZoom } from './use-zoom.ts'
import { designWords as words } from './words.ts'
import { ZoomTools } from './zoom-tools.tsx'
import css from './flow-editor.module.css'
import tree from './tree.module.css'

interface FlowCanvasProps extends FlowEditorProps {
  readonly acts: FlowActs
  readonly find: RefObject<HTMLInputElement | null>
  readonly canvas: RefObject<HTMLDivElement | null>
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** The tree of a flow, with what finds a node in it, takes changes back and enlarges it. */
export function FlowCanvas({ acts, find, canvas, onKeyDown, ...props }: FlowCanvasProps) {
  const { definition, choices, disabled, problems, ofForm, undo, redo } = props
  const t = useWords()
  const lang = useLang()
  const phone = usePhone()
  const zoom = useZoom(canvas)
  const [typed, setTyped] = useState('')
  const names = useMemo(() => ({ ...choices, lang }), [lang, choices])
  const wrong = new Set([...problems, ...ofForm].flatMap((problem) => (problem.node === null ? [] : [problem.node])))
  const matching = nodesCalled(definition, typed)
  const addable = [
    ...addableKinds.map((kind) => ({ key: kind, label: t(kindWords[kind]) })),
    ...(acts.clipboard ? [{ key: 'paste', label: t(words.paste, { name: acts.clipboard.label[lang] }) }] : []),
  ]
  return (
    <>
      <div className={css.bar}>
        <InputBox
          inputRef={find}
          clearable
          size="small"
          value={typed}
          start={<Icon name="search" size={14} />}
          placeholder={t(words.find)}
          aria-label={t(words.find)}
          onChange={setTyped}
          onKeyDown={(event) => {
            const [first] = matching
            if (event.key === 'Enter' && !event.nativeEvent.isComposing && first !== undefined) acts.show(first)
          }}
        />
        <UndoButton label={`${t(words.undo)} (Ctrl+Z)`} icon="undo" onPress={undo} />
        <UndoButton label={`${t(words.redo)} (Ctrl+Y)`} icon="redo" onPress={redo} />
        <ZoomTools zoom={zoom} />
        <span className={css.keys}>{t(words.keys)}</span>
      </div>
      <div className={css.place}>
        <div
          ref={canvas}
          className={tree.canvas}
          tabIndex={0}
          role="application"
          aria-label={definition.label[lang]}
          onKeyDown={onKeyDown}
        >
          <div className={css.drawing} style={{ zoom: zoom.value }}>
            <TreeView
              definition={definition}
              names={names}
              chosen={acts.chosen}
              wrong={wrong}
              found={matching}
              onChoose={acts.choose}
              drawing={disabled ? null : { addable, onAdd: acts.add, onBranch: acts.branch, onMove: acts.moveTo }}
            />
          </div>
        </div>
        {!phone && <Minimap place={canvas} drawn={`${zoom.value} ${Object.keys(definition.nodes).join()}`} />}
      </div>
    </>
  )
}
