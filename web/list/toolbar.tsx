import { useIsFetching } from '@tanstack/react-query'
import { Tooltip } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { InputBox } from '../../ui/input.tsx'
import { KeyHint } from '../../ui/key-hint.tsx'
import { usePageKeys } from '../../ui/use-page-keys.ts'
import { useWords } from '../platform/session/use-words.ts'
import { listWords } from './words.ts'
import css from './toolbar.module.css'

interface ToolbarProps {
  readonly param: string
  readonly onParam: (param: string) => void
  readonly total: string
  /** Beginning of the query keys of the rows. */
  readonly topic: readonly string[]
  readonly onRefresh: () => void
  /** Stands before the search: which view is shown. */
  readonly lead: ReactNode
  readonly children: ReactNode
}

const pause = 250

/**
 * Above the rows: the view, free search (the slash key goes there), how many there are, refresh and the list's tools.
 */
export function Toolbar({ param, onParam, total, topic, onRefresh, lead, children }: ToolbarProps) {
  const t = useWords()
  const input = useRef<HTMLInputElement>(null)
  const { typed, setTyped, send } = useTypedParam(param, onParam)
  usePageKeys((event) => {
    if (event.key !== '/') return
    event.preventDefault()
    input.current?.focus()
    input.current?.select()
  })
  return (
    <div className={css.bar}>
      {lead}
      <InputBox
        value={typed}
        onChange={setTyped}
        inputRef={input}
        className={css.search}
        clearable
        start={<Icon name="search" size={15} />}
        end={typed ? undefined : <KeyHint keys="/" />}
        placeholder={t(listWords.search)}
        aria-label={t(listWords.search)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) send()
        }}
      />
      <span className={css.total} aria-live="polite">
        {total}
      </span>
      <div className={css.tools}>
        {children}
        <Refresh topic={topic} onRefresh={onRefresh} />
      </div>
    </div>
  )
}

/** Alone, because it changes with every read: a list that is scrolled reads all the time. */
function Refresh({ topic, onRefresh }: Pick<ToolbarProps, 'topic' | 'onRefresh'>) {
  const t = useWords()
  const busy = useIsFetching({ queryKey: [...topic, 'page'] }) > 0
  return (
    <Tooltip title={t(listWords.refresh)}>
      <Button look="quiet" busy={busy} aria-label={t(listWords.refresh)} icon="refresh" onClick={onRefresh} />
    </Tooltip>
  )
}

/**
 * The text of the search as it is typed; only a text that comes from elsewhere takes its place, never the echo of an
 * earlier one.
 */
function useTypedParam(param: string, onParam: (param: string) => void) {
  const [typed, setTyped] = useState(param)
  const [known, setKnown] = useState(param)
  const [sent, setSent] = useState(param)
  if (known !== param) {
    setKnown(param)
    if (param !== sent) {
      setTyped(param)
      setSent(param)
    }
  }
  const send = () => {
    setSent(typed.trim())
    onParam(typed.trim())
  }
  useEffect(() => {
    if (typed.trim() === sent) return
    const timer = setTimeout(() => {
      setSent(typed.trim())
      onParam(typed.trim())
    }, pause)
    return () => clearTimeout(timer)
  }, [typed, sent, onParam])
  return { typed, setTyped, send }
}
