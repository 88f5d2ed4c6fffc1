import { Button, Input, Tooltip } from 'antd'
import type { InputRef } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { KeyHint } from '../../ui/key-hint.tsx'
import { usePageVisible } from '../../ui/page-visible.ts'
import { useWords } from '../session/use-words.ts'
import css from './toolbar.module.css'
import { listWords } from './words.ts'

interface ToolbarProps {
  readonly param: string
  readonly onParam: (param: string) => void
  readonly total: string
  readonly onRefresh: () => void
  readonly busy: boolean
  readonly children: ReactNode
}

/** Above the rows: free search (the slash key goes there), how many there are, refresh and the list's tools. */
export function Toolbar({ param, onParam, total, onRefresh, busy, children }: ToolbarProps) {
  const t = useWords()
  const input = useRef<InputRef>(null)
  const visible = usePageVisible()
  const [typed, setTyped] = useState(param)
  const [known, setKnown] = useState(param)
  if (known !== param) { setKnown(param); setTyped(param) }
  useEffect(() => {
    if (typed.trim() === param) return
    const timer = setTimeout(() => onParam(typed.trim()), 250)
    return () => clearTimeout(timer)
  }, [typed, param, onParam])
  useEffect(() => {
    if (!visible) return
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      event.preventDefault()
      input.current?.focus({ cursor: 'all' })
    }
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [visible])
  return (
    <div className={css.bar}>
      <Input ref={input} className={css.search ?? ''} allowClear value={typed} prefix={<Icon name="search" size={15} />} suffix={typed ? undefined : <KeyHint keys="/" />}
        placeholder={t(listWords.search)} aria-label={t(listWords.search)} onChange={(event) => setTyped(event.target.value)} onPressEnter={() => onParam(typed.trim())} />
      <span className={css.total} aria-live="polite">{total}</span>
      <div className={css.tools}>
        <Tooltip title={t(listWords.refresh)}><Button type="text" loading={busy} aria-label={t(listWords.refresh)} icon={<Icon name="refresh" size={16} />} onClick={onRefresh} /></Tooltip>
        {children}
      </div>
    </div>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
}
