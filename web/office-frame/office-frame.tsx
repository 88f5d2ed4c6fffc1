import { Component, useEffect, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LangContext, localeOf } from '../platform/session/language.ts'
import { useWords } from '../platform/session/use-words.ts'
import { FrameBar } from './frame-bar.tsx'
import type { FrameController } from './frame-controller.ts'
import { isEditing } from './frame-state.ts'
import { ServerView } from './office-server/server-view.tsx'
import { usePrintRight } from './use-print-right.ts'
import { useWatermark } from './use-watermark.ts'
import { frameWords as words } from './words.ts'
import css from './office-frame.module.css'

interface OfFrame {
  readonly frame: FrameController
}

/** One document with what may be done with it. */
export function OfficeFrame({ frame }: OfFrame) {
  const lang = useStore(frame.store, (state) => state.lang)
  useEffect(() => {
    document.documentElement.lang = localeOf(lang)
  }, [lang])
  return (
    <LangContext value={lang}>
      <Shown frame={frame} />
    </LangContext>
  )
}

function Shown({ frame }: OfFrame) {
  const t = useWords()
  const { refused, opened, source, server, lang } = useStore(frame.store)
  useWatermark(opened, lang)
  usePrintRight(opened, t(words.noPrint))
  const { serverLink } = frame
  if (refused !== null) return <Empty title={typeof refused === 'string' ? refused : t(refused)} />
  if (opened !== null && server !== null && serverLink !== null)
    return (
      <div className={css.frame}>
        <FrameBar frame={frame} />
        <ServerView server={server} link={serverLink} title={opened.file.title} onOwnEditor={frame.useOwnEditor} />
      </div>
    )
  if (opened === null || source === null)
    return (
      <div className={css.waiting} role="status" aria-label={t(words.waiting)}>
        <Skeleton lines={8} />
      </div>
    )
  return (
    <div className={css.frame}>
      <FrameBar frame={frame} />
      <Document frame={frame} />
    </div>
  )
}

function Document({ frame }: OfFrame) {
  const t = useWords()
  const state = useStore(frame.store)
  const { opened, source, View } = state
  if (View === null || source === null) return <Empty title={t(words.notShown)} />
  return (
    <main className={css.document} aria-label={opened?.file.title}>
      <Caught fallback={<Empty title={t(words.failed)} />}>
        <View
          // Another source is another document: nothing of the one before may be saved with it.
          key={String(state.isRestored)}
          source={source}
          editing={isEditing(state)}
          onChange={frame.onChange}
          onHandle={frame.onHandle}
        />
      </Caught>
    </main>
  )
}

/** A document that breaks its drawing still says what to do. */
class Caught extends Component<
  { readonly fallback: ReactNode; readonly children: ReactNode },
  { readonly broken: boolean }
> {
  override state = { broken: false }

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
