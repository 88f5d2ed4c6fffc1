import type { ComponentType } from 'react'
import { createStore } from 'zustand'
import type { Lang, Words } from '../../core/values/language.ts'
import type { Params } from '../../core/words/refusal.ts'
import { currentLang } from '../platform/session/language.ts'
import type { LockAnswer, OfficeServer, OpenedFile, OwnWindow } from './frame-calls.ts'
import type { FrameSource, FrameViewProps } from './frame-view-props.ts'
import type { KeptEdits } from './recovery/kept-edits.ts'
import { frameWords as words } from './words.ts'

/** Something to be read above the document. */
interface FrameNote {
  readonly tone: 'good' | 'warn' | 'bad'
  readonly words: Words
  readonly params?: Params
  /** Epoch ms; `{time}` of the words. */
  readonly at?: number
  /** What was typed is here and nowhere else: saving again and a copy are offered. */
  readonly unsaved?: true
}

export interface FrameState {
  readonly lang: Lang
  /** Why nothing is shown; null while it is opened and when it stands. */
  readonly refused: string | Words | null
  readonly opened: OpenedFile | null
  /** The office server whose editor is shown; null where it is ours. */
  readonly server: OfficeServer | null
  readonly source: FrameSource | null
  /** What shows it; null where files of its type are not shown. */
  readonly View: ComponentType<FrameViewProps> | null
  readonly lock: LockAnswer | null
  readonly version: number
  readonly changed: boolean
  readonly busy: boolean
  readonly note: FrameNote | null
  /** Left by a window that broke; until it is said what becomes of it nothing is typed beside it. */
  readonly recovered: KeptEdits | null
  /** What is shown was left by such a window, and is no version of the file. */
  readonly isRestored: boolean
}

/** A frame in which nothing is open yet. */
export function newFrameStore() {
  return createStore<FrameState>(() => ({
    lang: currentLang(),
    refused: null,
    opened: null,
    server: null,
    source: null,
    View: null,
    lock: null,
    version: 1,
    changed: false,
    busy: false,
    note: null,
    recovered: null,
    isRestored: false,
  }))
}

/** That the reader went on in another window of his own. */
export function continuedIn({ since }: OwnWindow): FrameNote {
  return { tone: 'warn', words: words.continuedElsewhere, at: since }
}

/** Whether this window may write: the file is its own to edit, or what was typed in it before is still unsaved. */
export function isEditing({ lock, changed, opened, recovered }: FrameState): boolean {
  return opened?.mayEdit === true && recovered === null && (lock?.mine === true || changed)
}
